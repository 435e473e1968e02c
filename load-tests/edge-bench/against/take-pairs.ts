import { setTimeout } from 'node:timers/promises'
import { type KindName, PAGE_KINDS, type PageKind } from './page-kinds.ts'
import type { Side } from '../../statistics/sides.ts'
import type { Pair } from './paired-ratios.ts'
import { takePair } from './take-pair.ts'
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

/** Measures both builds kind by kind, pair after pair. @returns the pairs by kind, in the order of `kinds` */
export async function takePairs({ workers, kinds, pairs, log }: PairsOptions): Promise<Pair[][]> {
  const taken: Pair[][] = kinds.map(() => [])
  const staleAt = new Map<KindName, number>()
  for (let round = 0; round < pairs + WARM_UP_ROUNDS; round++) {
    for (const [at, name] of kinds.entries()) {
      const kind: PageKind = PAGE_KINDS[name]
      if (kind.cached === 'stale') await setTimeout(Math.max(0, (staleAt.get(name) ?? 0) - performance.now()))
      const pair = await takePair(kind, workers, round)
      staleAt.set(name, performance.now() + STALE_AFTER_MS)
      if (round >= WARM_UP_ROUNDS) taken[at]?.push(pair)
    }
    log(round < WARM_UP_ROUNDS ? 'Warming up …' : `Pair ${round - WARM_UP_ROUNDS + 1} of ${pairs}`)
  }
  return taken
}
