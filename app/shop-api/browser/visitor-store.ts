// What is one visitor's, under three keys (spec §7), shared by all islands of a page. Read, kept, read again; changed in numbered steps.
// SWR does the same and more for 5.8 kB of brotli; this is the part of it that the shop needs.

/** Keys of the client's state. */
export const VISITOR_KEYS = { user: 'user', cart: 'cartDetails', likes: 'productsLikesDetails' } as const
export type VisitorKey = (typeof VISITOR_KEYS)[keyof typeof VISITOR_KEYS]

/** What is known under a key. */
export interface Known<Data> {
  /** undefined until it is known; after a failure it stays as it was. */
  data: Data | undefined
  /** Of the last read, when it failed. */
  error: unknown
}

interface Entry {
  known: Known<unknown>
  /** The last that the shop has said, while something expected is shown. */
  confirmed: unknown
  /** Counts changes: an answer is shown when no change has begun since it was asked for. */
  version: number
  /** The read on its way or just done, and when it began (ms). */
  reading: { version: number; at: number; done: Promise<void> } | null
  listeners: Set<() => void>
}

const NOTHING: Known<never> = { data: undefined, error: undefined }

// State of one tab. On the server nothing is ever written here.
const entries = new Map<VisitorKey, Entry>()

function entryOf(key: VisitorKey): Entry {
  const entry = entries.get(key) ?? { known: NOTHING, confirmed: undefined, version: 0, reading: null, listeners: new Set() }
  entries.set(key, entry)
  return entry
}

/** What is known now; the same object until it changes. */
export function known<Data>(key: VisitorKey): Known<Data> {
  return (entries.get(key)?.known ?? NOTHING) as Known<Data>
}

/** Calls when what is known changes. Returns how to stop. */
export function listen(key: VisitorKey, onChange: () => void): () => void {
  const { listeners } = entryOf(key)
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether an island shows what is kept under a key. */
export function isListenedTo(key: VisitorKey): boolean {
  return (entries.get(key)?.listeners.size ?? 0) > 0
}

interface ReadOptions<Data> {
  read: () => Promise<Data>
  /** Reads within this time, in ms, are one. @default 0 */
  dedupeMs?: number
  /** Retry after a failure, at growing distances. @default 0 */
  retries?: number
}

/** Reads a key anew and shows it, unless a change has begun meanwhile: then the change's answer is the newer one. Never rejects. */
export async function readInto<Data>(key: VisitorKey, { read, dedupeMs = 0, retries = 0 }: ReadOptions<Data>): Promise<void> {
  const entry = entryOf(key)
  const { reading, version } = entry
  if (reading && reading.version === version && Date.now() - reading.at < dedupeMs) return reading.done
  const run = async () => {
    try {
      const data = await read()
      if (entry.version === version) show(entry, { data, error: undefined }, data)
    } catch (error) {
      if (entry.version !== version) return
      show(entry, { data: entry.known.data, error }, entry.confirmed)
      if (retries > 0) setTimeout(() => void readInto(key, { read, dedupeMs, retries: retries - 1 }), RETRY_MS / retries)
    }
  }
  entry.reading = { version, at: Date.now(), done: run() }
  return entry.reading.done
}

/** Distance of the last of several retries, in ms; the ones before it are nearer. */
const RETRY_MS = 15_000

/**
 * Changes what is kept under a key: what is expected shows at once, and the answer when it is there. An answer that comes after a newer
 * change has begun is not shown; a failure that comes last brings back what the shop has said last, and rejects.
 */
export async function changeIn<Data>(
  key: VisitorKey,
  change: { expected?: (shown: Data | undefined) => Data; run: () => Promise<Data> },
): Promise<void> {
  const entry = entryOf(key)
  const version = ++entry.version
  if (change.expected) show(entry, { data: change.expected(entry.known.data as Data | undefined), error: undefined }, entry.confirmed)
  try {
    const data = await change.run()
    if (entry.version === version) show(entry, { data, error: undefined }, data)
  } catch (error) {
    if (entry.version === version) show(entry, { data: entry.confirmed, error: undefined }, entry.confirmed)
    throw error
  }
}

/** Forgets what is kept under a key; whoever shows it is told. */
export function forget(key: VisitorKey): void {
  const entry = entryOf(key)
  entry.version++
  show(entry, NOTHING, undefined)
}

function show(entry: Entry, next: Known<unknown>, confirmed: unknown): void {
  entry.known = next
  entry.confirmed = confirmed
  for (const listener of entry.listeners) listener()
}
