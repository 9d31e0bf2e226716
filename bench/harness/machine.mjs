import { cpus, loadavg, platform, totalmem } from 'node:os'
import process from 'node:process'

/** Where and when the figures were taken. */
export function describeMachine() {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    os: platform(),
    node: process.version,
    loadBefore: loadavg().map(load => Math.round(load * 10) / 10),
  }
}
