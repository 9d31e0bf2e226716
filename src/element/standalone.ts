/**
 * For pages without a bundler: one file with Vue inside, which defines `<tool-card>` when it is loaded. Cards of tool
 * calls as they come from a program need entries, so what makes them of records is here as well.
 */
import { createTranscript } from '../core/transcript/create-transcript'
import { defineToolCardElement } from './define-tool-card-element'

defineToolCardElement()

export { createTranscript, defineToolCardElement }
