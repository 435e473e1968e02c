// THE DOOR TO THE PLATFORM'S BINDINGS: no other file of the worker touches one (app/architecture/single-exits.test.ts). What a binding does not do in time
// is done without it: a miss, an allowed call, a point that is not counted.
import { noteWayRound } from './current-request.ts'
import type { EdgeBindings, ListedKeys, RateLimitName } from './env.ts'
import { inTime } from './in-time.ts'
import { reportError } from './report-error.ts'

/** THE TABLE OF DEADLINES, in ms. `aside`: no visitor waits, but waitUntil would hold the request for 30 s. */
const DEADLINES = {
  // The head start of KV before the render: it answers hot keys within 10 ms, and the render takes about as long as a cold one.
  'PAGE_STORE read': 50,
  // The page cannot be rendered: what KV has is the only one.
  'PAGE_STORE outage': 1000,
  'PAGE_STORE aside': 5000,
  // Pages of shared tiers wait for the purges of a new isolate.
  'PAGE_STORE list': 2000,
  // In the same building.
  'CACHE read': 50,
  'CACHE outage': 200,
  'CACHE aside': 5000,
  // The only way round a file of another build is 404: a page without styles. So it may be as late as a file over a slow line.
  'ASSET_STORE read': 1000,
  'ASSETS read': 1000,
  // Counters are in the memory of the location; whoever logs in does not wait for one.
  'LOGIN_LIMIT count': 50,
  'SEARCH_LIMIT count': 50,
  'REPORT_LIMIT count': 50,
  'RENDER_LIMIT count': 50,
  'PRIVATE_LIMIT count': 50,
  // It does not wait, but it may throw.
  'METRICS write': 0,
} as const satisfies Record<`${Binding} ${string}`, number>

type Binding = 'PAGE_STORE' | 'CACHE' | 'ASSET_STORE' | 'ASSETS' | 'METRICS' | RateLimitName
type Passage = keyof typeof DEADLINES

/** After so many failures in a row a passage is closed. */
const MOST_FAILURES = 3
/** How long, in ms; then one call tries, and the others wait for what comes of it. */
const CLOSED_FOR_MS = 10_000

/** What a passage has come to since this isolate began. */
interface Passed {
  /** No answer in time. */
  silent: number
  /** Rejected, or answered something that is no answer. */
  failed: number
  /** Not asked, because the passage was closed. */
  skipped: number
}

interface State extends Passed {
  inARow: number
  closedUntil: number
  /** One for each time that it closes, so that it is logged once; null: it never has. */
  refusal: BindingFailure | null
}

/** A binding that was silent, rejected, lied or was not asked. */
class BindingFailure extends Error {
  override readonly name = 'BindingFailure'
  readonly isSilence: boolean
  constructor(passage: Passage, what: string, isSilence = false) {
    super(`${passage}: ${what}`)
    this.isSilence = isSilence
  }
}

/** How long who asks may wait. read: there is another way. outage: there is none. aside: no visitor waits. */
export type Patience = 'read' | 'outage' | 'aside'

/** Bytes by name, which other isolates write, too. Everything rejects with what went wrong. */
export interface SharedStore {
  /** null: there is nothing. */
  read: (name: string, patience: Patience) => Promise<Uint8Array<ArrayBuffer> | null>
  write: (name: string, value: string | Uint8Array<ArrayBuffer>, seconds: number) => Promise<void>
}

/** KV has names in order as well, each with a note of up to 1,024 bytes. */
export interface SharedNames extends SharedStore {
  note: (name: string, note: string, seconds: number) => Promise<void>
  /** Some names, from the first or a cursor on. */
  list: (prefix: string, cursor: string | null) => Promise<ListedKeys>
}

/** Of an isolate: one for each set of bindings. */
const doors = new WeakMap<object, Partial<Record<Passage, State>>>()

function stateOf(env: object, passage: Passage): State {
  const states = doors.get(env) ?? {}
  doors.set(env, states)
  return (states[passage] ??= { silent: 0, failed: 0, skipped: 0, inARow: 0, closedUntil: 0, refusal: null })
}

/** Failures of each passage that had some, for `/readyz`. */
export function bindingFailures(env: object): Readonly<Record<string, Passed>> {
  const states = Object.entries(doors.get(env) ?? {}).filter(([, { silent, failed, skipped }]) => silent + failed + skipped > 0)
  return Object.fromEntries(states.map(([passage, { silent, failed, skipped }]) => [passage, { silent, failed, skipped }]))
}

/** Whether a binding is there at all. */
export function isBound(env: Partial<EdgeBindings>, binding: keyof EdgeBindings): boolean {
  return env[binding] !== undefined
}

/**
 * Asks a binding within its deadline. Failures are logged and counted here, and noted for the line of the request.
 * @throws what the binding rejected with, or BindingFailure
 */
async function pass<Value>(
  env: object,
  passage: Passage,
  ask: () => Promise<Value>,
  isAnswer: (value: unknown) => boolean = () => true,
): Promise<Value> {
  const state = stateOf(env, passage)
  const { [passage]: deadline } = DEADLINES
  if (state.closedUntil > Date.now()) {
    state.skipped += 1
    noteWayRound(passage)
    state.refusal ??= new BindingFailure(passage, 'not asked, after failures in a row')
    reportError(state.refusal)
    throw state.refusal
  }
  // While one call probes, the others go round.
  if (state.inARow >= MOST_FAILURES) state.closedUntil = Date.now() + deadline
  try {
    const answer = await inTime(ask(), deadline, SILENT)
    if (answer === SILENT) throw new BindingFailure(passage, `silent for ${deadline} ms`, true)
    if (!isAnswer(answer)) throw new BindingFailure(passage, 'no answer of its kind')
    Object.assign(state, { inARow: 0, closedUntil: 0, refusal: null })
    return answer
  } catch (error) {
    if (!isTooSoon(error)) fail(state, passage, error)
    throw error
  }
}

const SILENT: unique symbol = Symbol('no answer in time')

function fail(state: State, passage: Passage, error: unknown): void {
  state[error instanceof BindingFailure && error.isSilence ? 'silent' : 'failed'] += 1
  state.inARow += 1
  noteWayRound(passage)
  reportError(error)
  if (state.inARow < MOST_FAILURES) return
  state.closedUntil = Date.now() + CLOSED_FOR_MS
}

/** KV takes one write of a key in a second; another isolate has written. KV is well. */
export function isTooSoon(error: unknown): boolean {
  return /\b429\b/.test(String(error))
}

const isBytes = (value: unknown) => value === null || value instanceof ArrayBuffer
const isList = (value: unknown) => typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys)
const isCount = (value: unknown) => typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean'

/** KV, where it is bound. */
export function sharedKv(env: Pick<EdgeBindings, 'PAGE_STORE'>): SharedNames | null {
  const { PAGE_STORE } = env
  if (!PAGE_STORE) return null
  return {
    async read(name, patience) {
      const value = await pass(env, `PAGE_STORE ${patience}`, () => PAGE_STORE.get(name, 'arrayBuffer'), isBytes)
      return value && new Uint8Array(value)
    },
    write: (name, value, seconds) => pass(env, 'PAGE_STORE aside', () => PAGE_STORE.put(name, value, { expirationTtl: seconds })),
    note: (name, note, seconds) =>
      pass(env, 'PAGE_STORE aside', () => PAGE_STORE.put(name, '', { expirationTtl: seconds, metadata: note })),
    list: (prefix, cursor) => pass(env, 'PAGE_STORE list', () => PAGE_STORE.list({ prefix, cursor }), isList),
  }
}

/** The part of the platform's Cache API that is used. */
interface PlatformCache {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
}

/** Below it the storefront has no pages, so no request over the network meets an entry. */
const CACHE_FOLDER = '/__page-cache/'

/**
 * The Cache API of this location. Names lie below the storefront's own host: with one that is not the worker's own the platform looks names up for each
 * request (and may share nothing).
 */
export function sharedCache(env: Pick<EdgeBindings, 'PUBLIC_ORIGIN'>): SharedStore {
  // The standard type knows only caches that are opened by name.
  const { default: cache } = caches as unknown as { default: PlatformCache }
  const folder = new URL(CACHE_FOLDER, env.PUBLIC_ORIGIN).href
  return {
    read: (name, patience) =>
      pass(env, `CACHE ${patience}`, async () => {
        const found = await cache.match(folder + name)
        return found?.ok ? new Uint8Array(await found.arrayBuffer()) : null
      }),
    write: (name, value, seconds) => {
      const headers = { 'cache-control': `public, max-age=${seconds}`, 'content-type': 'application/octet-stream' }
      return pass(env, 'CACHE aside', () => cache.put(folder + name, new Response(value, { headers })))
    },
  }
}

/** A file of other builds; null: there is none, or nobody says. */
export async function keptFile(env: Pick<EdgeBindings, 'ASSET_STORE'>, key: string): Promise<ArrayBuffer | null> {
  const { ASSET_STORE } = env
  if (!ASSET_STORE) return null
  return pass(env, 'ASSET_STORE read', () => ASSET_STORE.get(key, 'arrayBuffer'), isBytes).catch(() => null)
}

/** What is read of a static file of this build; null: nobody says. */
export async function builtFile<Value>(
  env: Pick<EdgeBindings, 'ASSETS'>,
  request: Request,
  read: (file: Response) => Value | Promise<Value>,
): Promise<Value | null> {
  return pass(env, 'ASSETS read', async () => read(await env.ASSETS.fetch(request))).catch(() => null)
}

/** Whether one more call is within a limit; allowed where nobody counts. */
export async function isWithinLimit(env: Pick<EdgeBindings, RateLimitName>, name: RateLimitName, key: string): Promise<boolean> {
  const { [name]: counter } = env
  if (!counter) return true
  const counted = await pass(env, `${name} count`, () => counter.limit({ key }), isCount).catch(() => null)
  return counted?.success ?? true
}

/** Writes a data point where a dataset is bound. The platform sends it after the response. */
export function writePoint(
  env: Pick<EdgeBindings, 'METRICS'>,
  point: Parameters<NonNullable<EdgeBindings['METRICS']>['writeDataPoint']>[0],
): void {
  const passage = 'METRICS write'
  const failing = doors.get(env)?.[passage]
  if (failing && failing.closedUntil > Date.now()) return void (failing.skipped += 1)
  const failed = (error: unknown) => fail(stateOf(env, passage), passage, error)
  try {
    const sent: unknown = env.METRICS?.writeDataPoint(point)
    if (sent instanceof Promise) sent.catch(failed)
    else if (failing) failing.inARow = 0
  } catch (error) {
    failed(error)
  }
}
