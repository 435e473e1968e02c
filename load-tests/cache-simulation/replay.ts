// Replays a log over page caches in many locations: the decisions of deliver/decide-response.ts, by the same tables, without pages.
import { createBackOff } from '#edge/store/render-back-off.ts'
import { freshnessOf } from '#edge/store/freshness.ts'
import type { Topology } from './cache-topologies.ts'
import type { KvRule } from './kv-rules.ts'
import { type TierState, sharedTier } from './shared-tier.ts'
import type { Visit } from './synthetic-visits.ts'

export interface ReplayOptions {
  topology: Topology
  /** Duration of a render in ms; concurrent requests wait for it. */
  makeMs: number
  /** Outage of the shop API, ms since 1970. */
  outage: { from: number; to: number } | null
  /** In [0, 1): assigns a visit to a location. */
  random: () => number
  /** How the worker uses the shared store. @default it reads once and writes each page that is made */
  kvRule?: Pick<KvRule, 'readsOfMiss' | 'readsOfRenewal' | 'isWritten'>
  /** Share of renewals that find a change. @default 1 */
  changed?: number
}

const ALWAYS = { readsOfMiss: () => 1, readsOfRenewal: 1, isWritten: () => true }

/** Outcomes of all visits. */
export interface Replayed {
  visits: number
  fresh: number
  /** Served stale, while or instead of being revalidated. */
  stale: number
  /** A miss here, but a hit in the shared store. */
  shared: number
  /** Waited for a render, own or shared. */
  blocking: number
  failed: number
  /** Renders that called the shop API. */
  asked: number
  outage: { visits: number; failed: number }
  sharedReads: number
  sharedWrites: number
}

/** A cached copy, reduced to its age. */
interface Copy {
  /** Instant of rendering. */
  at: number
  policy: Visit['policy']
  /** Instant from which it can be served. */
  since: number
}

const MOST_FAILURES = 100_000

/** Replays visits. @param visits in chronological order */
export function replay(
  visits: readonly Visit[],
  { topology, makeMs, outage, random, kvRule = ALWAYS, changed = 1 }: ReplayOptions,
): Replayed {
  let now = 0
  const locations = Array.from({ length: topology.locations }, () => ({
    copies: new Map<string, Copy>(),
    /** How often a page was asked for, and when the shared store last had this location's bytes, ms. */
    asked: new Map<string, number>(),
    writtenAt: new Map<string, number>(),
    backOff: createBackOff(MOST_FAILURES, () => now),
  }))
  const shared = sharedTier<Copy>(topology.shared)
  const done: Replayed = {
    visits: visits.length,
    fresh: 0,
    stale: 0,
    shared: 0,
    blocking: 0,
    failed: 0,
    asked: 0,
    sharedReads: 0,
    sharedWrites: 0,
    outage: { visits: 0, failed: 0 },
  }

  for (const visit of visits) {
    now = visit.at
    const number = Math.floor(random() * topology.locations)
    const here = locations[number]
    if (!here) throw new Error(`There is no location ${number}.`)
    const isAway = outage !== null && now >= outage.from && now < outage.to
    const response = answered(visit, { ...here, number, shared, isAway })
    done[response] += 1
    if (isAway) done.outage.visits += 1
    if (isAway && response === 'failed') done.outage.failed += 1
  }
  return { ...done, sharedWrites: shared.writes() }

  function answered(
    visit: Visit,
    place: (typeof locations)[number] & { number: number; shared: TierState<Copy>; isAway: boolean },
  ): 'fresh' | 'stale' | 'shared' | 'blocking' | 'failed' {
    const { copies, number } = place
    const own = copies.get(visit.page)
    const isOwn = own !== undefined && freshnessOf(own, now) !== 'gone'
    place.asked.set(visit.page, (place.asked.get(visit.page) ?? 0) + 1)
    const reads = isOwn ? 0 : kvRule.readsOfMiss(visit.page)
    done.sharedReads += reads
    const far = reads > 0 ? shared.get(visit.page, number, now) : undefined
    const found = isOwn ? own : far
    if (far) {
      copies.set(visit.page, far)
      place.writtenAt.set(visit.page, far.at)
    }
    if (found && found.since > now) return 'blocking'
    const freshness = found ? freshnessOf(found, now) : 'gone'
    if (freshness === 'fresh') return isOwn ? 'fresh' : 'shared'
    const isServedOld = freshness === 'stale' || (freshness === 'stale-on-error' && place.backOff.hasFailed(visit.page))
    if (isServedOld) {
      renew()
      return isOwn ? 'stale' : 'shared'
    }
    if (make(visit, place)) return 'blocking'
    return freshness === 'stale-on-error' ? 'stale' : 'failed'

    /** The stale copy is served until the new one is ready; concurrent visits do not change that. */
    function renew(): void {
      if (place.backOff.isWaiting(visit.page)) return
      done.sharedReads += kvRule.readsOfRenewal
      const newer = kvRule.readsOfRenewal > 0 ? shared.get(visit.page, number, now) : undefined
      if (newer && freshnessOf(newer, now) === 'fresh') copies.set(visit.page, newer)
      else make(visit, place, 0)
    }
  }

  /** Renders a page. @returns whether the shop API responded */
  function make(visit: Visit, place: Parameters<typeof answered>[1], waitMs = makeMs): boolean {
    const { copies, backOff, number, isAway } = place
    done.asked += 1
    if (isAway) {
      backOff.fail(visit.page, null)
      return false
    }
    backOff.succeed(visit.page)
    const copy = { at: now, policy: visit.policy, since: now + waitMs }
    const { page, policy } = visit
    const isChanged = !copies.has(page) || changed === 1 || random() < changed
    copies.set(page, copy)
    const sinceWritten = (now - (place.writtenAt.get(page) ?? -Infinity)) / 1000
    if (!kvRule.isWritten({ page, policy, asked: place.asked.get(page) ?? 0, isChanged, sinceWritten })) return true
    place.writtenAt.set(page, now)
    shared.put(page, copy, number, now)
    return true
  }
}
