// Visitor state under three keys (spec §7), shared by all islands of a page: fetched, cached, revalidated; optimistic changes are versioned.
// SWR does the same and more for 5.8 kB of brotli; this is the part of it that the storefront needs.

/** Keys of the client's state. */
export const VISITOR_KEYS = { user: 'user', cart: 'cartDetails', likes: 'productsLikesDetails' } as const
export type VisitorKey = (typeof VISITOR_KEYS)[keyof typeof VISITOR_KEYS]

/** State of a key. */
export interface Known<Data> {
  /** undefined until the first fetch resolves; kept after a failure. */
  data: Data | undefined
  /** Error of the last fetch, if it failed. */
  error: unknown
}

interface Entry {
  known: Known<unknown>
  /** The last value the shop API confirmed, while an optimistic value is shown. */
  confirmed: unknown
  /**
   * Version of the change, or of the read, that confirmed it: what was sent earlier confirms
   * nothing any more.
   */
  confirmedAt: number
  /** Counts changes: a response is shown only if no change started after its request. */
  version: number
  /** Number of fetches, and of the one that is shown: an older one that comes later is not. */
  reads: number
  shownRead: number
  /** The fetch in flight or last completed, and its start time (ms). */
  reading: { version: number; at: number; done: Promise<void> } | null
  listeners: Set<() => void>
}

const NOTHING: Known<never> = { data: undefined, error: undefined }

// State of one tab. Never written on the server.
const entries = new Map<VisitorKey, Entry>()

function entryOf(key: VisitorKey): Entry {
  const entry = entries.get(key) ?? {
    known: NOTHING,
    confirmed: undefined,
    confirmedAt: 0,
    version: 0,
    reads: 0,
    shownRead: 0,
    reading: null,
    listeners: new Set(),
  }
  entries.set(key, entry)
  return entry
}

/** The current state; the same object until it changes. */
export function known<Data>(key: VisitorKey): Known<Data> {
  return (entries.get(key)?.known ?? NOTHING) as Known<Data>
}

/** The last value that the shop API confirmed; undefined: none yet. */
export function confirmed<Data>(key: VisitorKey): Data | undefined {
  return entries.get(key)?.confirmed as Data | undefined
}

/** Subscribes to changes of a key. Returns the unsubscribe function. */
export function listen(key: VisitorKey, onChange: () => void): () => void {
  const { listeners } = entryOf(key)
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether any island is subscribed to a key. */
export function isListenedTo(key: VisitorKey): boolean {
  return (entries.get(key)?.listeners.size ?? 0) > 0
}

interface ReadOptions<Data> {
  read: () => Promise<Data>
  /** Fetches within this many milliseconds are deduplicated. @default 0 */
  dedupeMs?: number
  /** Number of retries after a failure, at growing intervals. @default 0 */
  retries?: number
}

/** Fetches a key and shows the result, unless a change started meanwhile or a later fetch was faster: theirs is newer. Never rejects. */
export async function readInto<Data>(key: VisitorKey, { read, dedupeMs = 0, retries = 0 }: ReadOptions<Data>): Promise<void> {
  const entry = entryOf(key)
  const { reading, version } = entry
  if (reading && reading.version === version && Date.now() - reading.at < dedupeMs) return reading.done
  const own = ++entry.reads
  const isNewest = () => {
    if (entry.version !== version || entry.shownRead > own) return false
    entry.shownRead = own
    return true
  }
  const run = async () => {
    try {
      const data = await read()
      if (isNewest()) show(entry, { data, error: undefined }, data)
    } catch (error) {
      if (!isNewest()) return
      show(entry, { data: entry.known.data, error }, entry.confirmed)
      if (retries > 0) setTimeout(() => void readInto(key, { read, dedupeMs, retries: retries - 1 }), RETRY_MS / retries)
    }
  }
  entry.reading = { version, at: Date.now(), done: run() }
  return entry.reading.done
}

/** Delay before the last retry, in ms; earlier retries wait less. */
const RETRY_MS = 15_000

/**
 * Changes the state of a key optimistically: shows the expected value at once and the response when it arrives. A response that arrives
 * after a newer change has started is not shown; if the newest change fails, the last confirmed
 * value is restored and the promise rejects.
 * @param change `run` resolves to undefined where a newer change has taken its place and
 * nothing was sent
 */
export async function changeIn<Data>(
  key: VisitorKey,
  change: { expected?: (shown: Data | undefined) => Data; run: () => Promise<Data | undefined> },
): Promise<void> {
  const entry = entryOf(key)
  const version = ++entry.version
  if (change.expected) show(entry, { data: change.expected(entry.known.data as Data | undefined), error: undefined }, entry.confirmed)
  try {
    const data = await change.run()
    if (data === undefined) return
    if (entry.version === version) show(entry, { data, error: undefined }, data)
    // Changes are made in order: the newest one begins where this one ended.
    else if (version > entry.confirmedAt) confirm(entry, data, version)
  } catch (error) {
    if (entry.version === version) show(entry, { data: entry.confirmed, error: undefined }, entry.confirmed)
    throw error
  }
}

/** Clears the state of a key and notifies subscribers. */
export function forget(key: VisitorKey): void {
  const entry = entryOf(key)
  confirm(entry, undefined, ++entry.version)
  show(entry, NOTHING, undefined)
}

function confirm(entry: Entry, data: unknown, version: number): void {
  entry.confirmed = data
  entry.confirmedAt = version
}

function show(entry: Entry, next: Known<unknown>, confirmed: unknown): void {
  entry.known = next
  if (confirmed !== entry.confirmed) confirm(entry, confirmed, entry.version)
  for (const listener of entry.listeners) listener()
}
