// Response data that scripts cannot read otherwise. It is sent in Server-Timing, which same-origin scripts can read, also for client navigations
// and island calls.

/** Names of the entries. */
const NAMES = { trace: 'overlay-trace', cache: 'overlay-cache', age: 'overlay-age' } as const

export interface ServerNotes {
  /** 32 hexadecimal digits; calls of the shop API carry it, too. */
  trace: string | null
  /** Cache-Status (RFC 9211). */
  cacheStatus: string | null
  /** Age of a cached page, in seconds. */
  age: number | null
}

/** The value of the Server-Timing header. */
export function writeNotes({ trace, cacheStatus, age }: ServerNotes): string {
  const rows = [
    [NAMES.trace, trace],
    [NAMES.cache, cacheStatus],
    [NAMES.age, age === null ? null : String(age)],
  ] as const
  return rows.flatMap(([name, text]) => (text === null ? [] : [`${name};desc="${text.replaceAll(/["\\]/g, '')}"`])).join(', ')
}

/** Reads the notes from a performance entry. */
export function readNotes(entries: readonly { name: string; description: string }[]): ServerNotes {
  const textOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.description ?? null
  const age = textOf(NAMES.age)
  return { trace: textOf(NAMES.trace), cacheStatus: textOf(NAMES.cache), age: age === null ? null : Number(age) }
}
