import type { Guess } from '#app/ui/panel/panel-source.ts'

/** The used part of the Network Information API, which not every browser has. */
export type Connection = { saveData?: boolean; effectiveType?: string } | undefined

/** Connections without prefetches: none with Save-Data or on 2g, on 3g only on approach. */
const TOO_SLOW: Record<Guess, RegExp> = { idle: /[23]g/, approach: /2g/ }

/** The visitor's connection. */
export function connection(): Connection {
  return Reflect.get(navigator, 'connection') as Connection
}

/** Whether a connection allows a prefetch. */
export function mayPrefetch(reason: Guess, line: Connection): boolean {
  return line?.saveData !== true && !TOO_SLOW[reason].test(line?.effectiveType ?? '')
}
