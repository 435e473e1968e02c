// Smokes against broken and healthy shops, each behind a front that breaks one thing, or nothing.
import { idsOf, isAsDue, type ShopRun } from '../mutants/mutant-table.ts'
import { startMutatingProxy } from '../mutants/mutating-proxy.ts'
import { type Mutant, MUTANT_SESSIONS } from '../mutants/mutants.ts'
import type { Mutation } from '../mutants/mutation.ts'
import type { Target } from '../plan.ts'
import type { LoadStack } from '../run/load-stack.ts'
import { makeRunFolder, runFolder } from '../run/run-folder.ts'
import { startLoadStack } from '../run/start-load-stack.ts'
import { DEFAULT_WORKLOAD } from '../workloads.ts'
import { runLoad, type RunLoadOptions } from './run-load.ts'

export interface ShopsOptions {
  /** With the seed of their visitors. */
  shops: readonly (Mutant & { seed: number })[]
  /** First of four. */
  port: number
  k6: string
  workerDir: string
  dataDir: string
  log: (line: string) => void
}

/** Runs broken shops, all in front of one running shop, and healthy ones, each of which has a cold cache of its own. */
export async function runShops({ shops, port, k6, workerDir, dataDir, log }: ShopsOptions): Promise<ShopRun[]> {
  const own = { size: '1k', workerDir, dir: dataDir, hasControl: true, hasPictures: true, mockArgs: [] }
  await using stacks = new AsyncDisposableStack()
  const broken = shops.filter(({ reason }) => reason !== null)
  let common: LoadStack | null = null
  if (broken.length > 0) {
    const folder = runFolder(dataDir, 'mutants')
    stacks.defer(makeRunFolder(folder))
    const stack = await startLoadStack({ ...own, folder, hasEdge: broken.some(({ target }) => target === 'edge'), port })
    stacks.defer(stack.stop)
    common = { ...stack, stop: () => Promise.resolve() }
  }
  const runs: ShopRun[] = []
  for (const { mutation, seed, ...shop } of shops) {
    const { target, journey, what, kind, reason, isWhole = reason === null } = shop
    const begun = performance.now()
    const startStack: RunLoadOptions['startStack'] = async (options) => {
      const stack = reason === null ? null : common
      const healthy = stack ?? (await startLoadStack({ ...own, ...options, port: port + 2 }))
      return mutation === null ? healthy : behindProxy(healthy, target, mutation)
    }
    const { verdict, reasons } = await runLoad({
      journey,
      target,
      seed,
      startStack,
      workload: DEFAULT_WORKLOAD,
      rate: null,
      seconds: null,
      dir: dataDir,
      ...(!isWhole && { sessions: MUTANT_SESSIONS }),
      findK6: () => k6,
      log: () => {},
    })
    const seconds = (performance.now() - begun) / 1000
    const run = { what, kind, target, journey, reason, verdict, reasons }
    runs.push(run)
    log(`${isAsDue(run) ? '✓' : '✗'} ${verdict}: ${what} (${idsOf(reasons.slice(0, 3))}; due ${reason ?? 'none'}), ${seconds.toFixed(1)} s`)
    // A signal ends the run that it meets, with a verdict: the others are not begun.
    if (reasons.some(({ id }) => id === 'cut-short')) break
  }
  return runs
}

/** The shop of a run behind the proxy: the runner's own calls pass it unchanged. */
async function behindProxy(stack: LoadStack, target: Target, mutation: Mutation): Promise<LoadStack> {
  const upstream = target === 'edge' && stack.edgeOrigin !== null ? stack.edgeOrigin : stack.mockOrigin
  const proxy = await startMutatingProxy(upstream, mutation)
  return {
    ...stack,
    ...(target === 'edge' ? { edgeOrigin: proxy.origin } : { mockOrigin: proxy.origin }),
    async stop() {
      await proxy.stop()
      await stack.stop()
    },
  }
}
