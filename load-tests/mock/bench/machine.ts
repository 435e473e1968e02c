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

const GB = 2 ** 30

/** The conditions line of every figure. */
export function machineLine({ cpu, cores, memoryBytes, node, loadBefore }: Machine): string {
  const busy = loadBefore > cores / 2 ? '  (busy: figures are too low)' : ''
  return `${cores} × ${cpu}, ${(memoryBytes / GB).toFixed(1)} GB, Node ${node}, load average before: ${loadBefore.toFixed(2)}${busy}`
}
