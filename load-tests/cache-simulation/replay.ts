// What a store of pages in many locations would have made of a log: the decisions of deliver/decide-response.ts, by the same tables, without pages.
import { createBackOff } from '#edge/store/render-back-off.ts'
import { freshnessOf } from '#edge/store/freshness.ts'
import type { Topology } from './cache-topologies.ts'
import { type TierState, sharedTier } from './shared-tier.ts'
import type { Visit } from './visit.ts'

export interface ReplayOptions {
  topology: Topology
  /** Making a page takes so long, in ms; who asks meanwhile waits for it. */
  makeMs: number
  /** When the shop is away, ms since 1970. */
  outage: { from: number; to: number } | null
  /** From [0, 1): which location a visit comes to. */
  random: () => number
}

/** What became of all visits. */
export interface Replayed {
  visits: number
  fresh: number
  /** Served old, while or instead of being renewed. */
  stale: number
  /** Not known here, but to the level that is shared. */
  shared: number
  /** Waited for the shop, or for who waited for it. */
  blocking: number
  failed: number
  /** Pages that the shop was asked for. */
  asked: number
  outage: { visits: number; failed: number }
  sharedWrites: number
}

/** A copy of a page, as far as its age goes. */
interface Copy {
  /** Instant of rendering. */
  at: number
  policy: Visit['policy']
  /** From when it can be served. */
  since: number
}

const MOST_FAILURES = 100_000

/** Replays visits. @param visits in the order of time */
export function replay(visits: readonly Visit[], { topology, makeMs, outage, random }: ReplayOptions): Replayed {
  let now = 0
  const locations = Array.from({ length: topology.locations }, () => ({
    copies: new Map<string, Copy>(),
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
    const far = isOwn ? undefined : shared.get(visit.page, number, now)
    const found = isOwn ? own : far
    if (far) copies.set(visit.page, far)
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

    /** The old copy is served until the new one is there, which one visit more or less does not change. */
    function renew(): void {
      if (place.backOff.isWaiting(visit.page)) return
      const newer = shared.get(visit.page, number, now)
      if (newer && freshnessOf(newer, now) === 'fresh') copies.set(visit.page, newer)
      else make(visit, place, 0)
    }
  }

  /** Asks the shop for a page. @returns whether it answered */
  function make(visit: Visit, place: Parameters<typeof answered>[1], waitMs = makeMs): boolean {
    const { copies, backOff, number, isAway } = place
    done.asked += 1
    if (isAway) {
      backOff.fail(visit.page, null)
      return false
    }
    backOff.succeed(visit.page)
    const copy = { at: now, policy: visit.policy, since: now + waitMs }
    copies.set(visit.page, copy)
    shared.put(visit.page, copy, number, now)
    return true
  }
}
