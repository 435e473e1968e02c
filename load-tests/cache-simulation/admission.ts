// How pages are admitted into the memory of an isolate, compared at equal bytes: the worker's own memory tier under visits of all kinds, and under a
// flood of addresses that nobody else asks for.
import { BoundedMap } from '#edge/bounded-map.ts'
import type { CacheEntry } from '#edge/store/cache-entry.ts'
import { freshnessOf } from '#edge/store/freshness.ts'
import { memoryTier, OPEN_SHARE } from '#edge/store/memory-tier.ts'
import { markedKey } from '#edge/store/page-class.ts'
import { floodVisits, hotPages, pageVisits, type PageVisit, type SizedPage } from './admission-traffic.ts'

interface Admission {
  /** Share of memory that open pages keep when it is full; null: all pages are one list. */
  openShare: number | null
  /** An open page is stored when it is rendered for the second time. */
  isSecondRequest: boolean
}

/** THE TABLE of what is compared. */
const ADMISSIONS = {
  'one list': { openShare: null, isSecondRequest: false },
  'open pages at their second request': { openShare: null, isSecondRequest: true },
  'a part of 1/2 for open pages': { openShare: 1 / 2, isSecondRequest: false },
  'a part of 1/4': { openShare: 1 / 4, isSecondRequest: false },
  'a part of 1/8': { openShare: 1 / 8, isSecondRequest: false },
  'a part of 1/4, at their second request': { openShare: 1 / 4, isSecondRequest: true },
  'as the worker does': { openShare: OPEN_SHARE, isSecondRequest: false },
} as const satisfies Record<string, Admission>

type AdmissionName = keyof typeof ADMISSIONS

/** As the store has: half of what an isolate may use. */
const MEMORY_BYTES = 64 * 1024 * 1024
const RATE = 20
const SECONDS = 3600
/** More than memory holds: of 1,500 in brotli alone it keeps all. */
const FLOOD_KEYS = 6000
/** Keys that are remembered from their first request. */
const REMEMBERED = 4000

export interface Admitted {
  name: AdmissionName
  /** Of all visits, of those to listed pages, to open ones. */
  hits: { all: number; listed: number; open: number }
  /** By requests for each address of the flood: the part of the hot pages that is in memory after it. */
  hotAfterFlood: readonly number[]
}

/** Compares rows of the table. @param seed of all draws @param names @default all */
export async function compareAdmissions(seed: number, names = Object.keys(ADMISSIONS) as AdmissionName[]): Promise<Admitted[]> {
  const visits = pageVisits({ rate: RATE, seconds: SECONDS, seed })
  const admitted: Admitted[] = []
  for (const name of names) {
    const admission = ADMISSIONS[name]
    const { hits } = await replayAdmission(visits, admission)
    const hotAfterFlood: number[] = []
    for (const times of [1, 2, 3]) hotAfterFlood.push(await hotShareAfterFlood(visits, admission, times))
    admitted.push({ name, hits, hotAfterFlood })
  }
  return admitted
}

async function hotShareAfterFlood(visits: readonly PageVisit[], admission: Admission, times: number): Promise<number> {
  const from = (SECONDS * 1000) / 2
  const before = visits.filter(({ at }) => at < from)
  const flood = floodVisits({ keys: FLOOD_KEYS, times, from })
  // Nobody else comes meanwhile: what is left of the hot pages is what the store itself keeps.
  const { tier } = await replayAdmission([...before, ...flood], admission)
  const kept = await Promise.all(hotPages().map((key) => tier.get(key)))
  return kept.filter(Boolean).length / kept.length
}

async function replayAdmission(visits: readonly PageVisit[], { openShare, isSecondRequest }: Admission) {
  let now = 0
  const tier = memoryTier({ maxBytes: MEMORY_BYTES, openShare: openShare ?? 1, now: () => now })
  const known = new BoundedMap<string, true>(REMEMBERED)
  const counts = { listed: { hits: 0, visits: 0 }, open: { hits: 0, visits: 0 } }
  for (const { at, page } of visits) {
    now = at
    const key = openShare === null ? page.key : markedKey(page.pageClass, page.key)
    const entry = await tier.get(key)
    const isHit = entry !== null && freshnessOf(entry, now) !== 'gone'
    const count = counts[page.pageClass]
    count.visits += 1
    if (isHit) {
      count.hits += 1
      // The first visit was streamed; the second one has HTML rendered from its Flight.
      if (!entry.bytes?.html) await tier.put(key, entryOf(page, entry.at, true))
    } else if (!isSecondRequest || page.pageClass === 'listed' || known.get(key)) await tier.put(key, entryOf(page, now, false))
    else known.set(key, true)
  }
  const { listed, open } = counts
  const all = (listed.hits + open.hits) / (listed.visits + open.visits)
  return { tier, hits: { all, listed: listed.hits / listed.visits, open: open.hits / open.visits } }
}

/** One for each length: entries share them, so that a replay needs no memory. */
const buffers = new Map<number, Uint8Array<ArrayBuffer>>()

function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  const known = buffers.get(length) ?? new Uint8Array(length)
  buffers.set(length, known)
  return known
}

function entryOf({ policy, flight, html }: SizedPage, at: number, hasHtml: boolean): CacheEntry {
  const htmlBytes = hasHtml ? { brotli: bytesOf(html), link: '' } : null
  return {
    at,
    policy,
    status: 200,
    tags: [],
    etag: 'e',
    sources: null,
    bytes: { flightBrotli: bytesOf(flight), html: htmlBytes },
  }
}

/** The comparison as lines of Markdown. */
export function admissionTable(admitted: readonly Admitted[]): string[] {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  return [
    `${SECONDS / 60} minutes of ${RATE} visits a second to one isolate; a flood of ${FLOOD_KEYS} addresses after half of them`,
    '',
    '| open pages are admitted | hits | of listed pages | of open pages | hot pages in memory after each of the flood was requested once | twice | three times |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...admitted.map(
      ({ name, hits: { all, listed, open }, hotAfterFlood }) =>
        `| ${[name, ...[all, listed, open, ...hotAfterFlood].map((each) => (typeof each === 'number' ? percent(each) : each))].join(' | ')} |`,
    ),
  ]
}
