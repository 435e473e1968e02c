import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Conditions besides the code that affect figures. */
export interface Machine {
  cpu: string
  cores: number
  memoryBytes: number
  node: string
  /** Load average of the last minute, before the benchmark starts. */
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
