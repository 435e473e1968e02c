import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What figures depend on besides the code. */
export interface Machine {
  cpu: string
  cores: number
  memoryBytes: number
  node: string
  /** Of the last minute, before anything was started. */
  loadBefore: number
}

export function readMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  }
}
