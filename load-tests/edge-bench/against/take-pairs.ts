import { setTimeout } from 'node:timers/promises'
import { type KindName, PAGE_KINDS, type PageKind } from './page-kinds.ts'
import { orderOf, type Pair, type Side } from './paired-ratios.ts'
import { takeTurn, type Turn } from './take-turn.ts'
import type { TestedWorker } from './tested-worker.ts'

interface PairsOptions {
  workers: Readonly<Record<Side, TestedWorker>>
  kinds: readonly KindName[]
  pairs: number
  log: (line: string) => void
}

/** A listing is stale this long after its render in both builds, ms; where it is not, no turn of its kinds counts. */
const STALE_AFTER_MS = 31_000
/** Rounds that fill the caches and let V8 compile. */
const WARM_UP_ROUNDS = 2

/** Gives each build a turn of each kind, pair after pair. @returns the pairs by kind, in the order of `kinds` */
export async function takePairs({ workers, kinds, pairs, log }: PairsOptions): Promise<Pair[][]> {
  const taken: Pair[][] = kinds.map(() => [])
  const endedAt = new Map<string, number>()

  async function turnOf(name: KindName, side: Side, round: number): Promise<Turn> {
    const kind: PageKind = PAGE_KINDS[name]
    const staleAt = (endedAt.get(name + side) ?? -Infinity) + STALE_AFTER_MS
    if (kind.cached === 'stale') await setTimeout(Math.max(0, staleAt - performance.now()))
    const turn = await takeTurn(kind, workers[side], round)
    endedAt.set(name + side, performance.now())
    return turn
  }

  for (let round = 0; round < pairs + WARM_UP_ROUNDS; round++) {
    for (const [at, name] of kinds.entries()) {
      const [first, second] = orderOf(round)
      const earlier = await turnOf(name, first, round)
      const later = await turnOf(name, second, round)
      if (round >= WARM_UP_ROUNDS) taken[at]?.push(first === 'old' ? { old: earlier, new: later } : { old: later, new: earlier })
    }
    log(round < WARM_UP_ROUNDS ? 'Warming up …' : `Pair ${round - WARM_UP_ROUNDS + 1} of ${pairs}`)
  }
  return taken
}
