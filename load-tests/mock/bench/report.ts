import type { Machine } from './machine.ts'

const GB = 2 ** 30

/** The conditions line of every figure. */
export function machineLine({ cpu, cores, memoryBytes, node, loadBefore }: Machine): string {
  const busy = loadBefore > cores / 2 ? '  (busy: figures are too low)' : ''
  return `${cores} × ${cpu}, ${(memoryBytes / GB).toFixed(1)} GB, Node ${node}, load average before: ${loadBefore.toFixed(2)}${busy}`
}
