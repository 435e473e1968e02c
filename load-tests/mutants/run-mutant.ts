import type { Target } from '../plan.ts'
import type { LoadStack } from '../run/load-stack.ts'
import type { LoadRun } from '../run/judge-run.ts'
import type { RunParams } from '../run/resolve-run.ts'
import type { RunVerdict } from '../verdict/rules.ts'
import { DEFAULT_WORKLOAD } from '../workloads.ts'
import { startMutatingProxy } from './mutating-proxy.ts'
import type { HealthyShop } from './healthy-shops.ts'
import { type Mutant, MUTANT_SESSIONS } from './mutants.ts'
import type { Mutation } from './mutation.ts'

export interface MutantRun {
  what: string
  kind: string
  target: string
  journey: string
  /** Id of the reason that is due; null: the shop is healthy. */
  due: string | null
  verdict: RunVerdict['verdict']
  /** Ids of the reasons, in order. */
  reasons: readonly string[]
  seconds: number
}

export interface MutantSetup {
  dataDir: string
  k6: string
  /** The running shop of all mutants, or one of its own for each healthy shop whose ratios are judged. */
  startStack: (options: StackOptions) => Promise<LoadStack>
  /** Makes one run (commands/run-load.ts). */
  runLoad: (options: SmokeOptions) => Promise<Pick<LoadRun, 'verdict' | 'reasons'>>
}

interface StackOptions {
  folder: string
  hasEdge: boolean
  mockArgs: readonly string[]
}

interface SmokeOptions extends RunParams {
  findK6: () => string
  startStack: (options: StackOptions) => Promise<LoadStack>
  log: (line: string) => void
}

/** Runs a smoke against a broken shop. @param seed another one for each run of the same shop, which then has other visitors */
export function runMutant(
  { what, kind, target, journey, reason, mutation, isWhole = false }: Mutant,
  seed: number,
  setup: MutantSetup,
): Promise<MutantRun> {
  return run({ what, kind, target, journey, due: reason, seed, mutation, ...(!isWhole && { sessions: MUTANT_SESSIONS }) }, setup)
}

/** Runs a smoke against a healthy shop. */
export function runHealthy(
  { mutation = null, ...shop }: Omit<HealthyShop, 'mutation'> & { mutation?: Mutation | null },
  setup: MutantSetup,
) {
  return run({ ...shop, kind: 'healthy', due: null, mutation }, setup)
}

interface ProxiedRun {
  what: string
  kind: string
  target: Target
  journey: string
  due: string | null
  seed: number
  sessions?: number
  mutation: Mutation | null
}

async function run(
  { mutation, seed, sessions, ...row }: ProxiedRun,
  { dataDir, k6, startStack, runLoad }: MutantSetup,
): Promise<MutantRun> {
  const begun = performance.now()
  const { target, journey } = row
  const { verdict, reasons } = await runLoad({
    journey,
    target,
    workload: DEFAULT_WORKLOAD,
    rate: null,
    seconds: null,
    seed,
    ...(sessions !== undefined && { sessions }),
    dir: dataDir,
    findK6: () => k6,
    startStack: async (options) => behindProxy(await startStack(options), { target, mutation }),
    log: () => {},
  })
  return { ...row, verdict, reasons: reasons.map(({ id }) => id), seconds: (performance.now() - begun) / 1000 }
}

/** The shop of a run behind the proxy: the runner's own calls pass it unchanged. */
async function behindProxy(stack: LoadStack, { target, mutation }: { target: Target; mutation: Mutation | null }): Promise<LoadStack> {
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
