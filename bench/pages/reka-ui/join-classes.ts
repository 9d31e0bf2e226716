import type { ClassValue } from 'clsx'
import { clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

export const joinClasses = (...classes: ClassValue[]): string => twMerge(clsx(classes))
