// A shop that several machines load together, and the plan that all of them follow.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import type { CatalogProduct, ExpectedSearch, OfferedProduct, Plan } from '../plan.ts'
import type { LoadStack } from '../run/load-stack.ts'
import { k6Options } from '../run/k6-options.ts'
import { makePlan } from '../run/make-plan.ts'
import { createMockControl } from '../run/mock-control.ts'
import { type RunParams, resolveRun } from '../run/resolve-run.ts'
import type { Workload } from '../workloads.ts'

/** What a segment reads of the shared shop. */
export interface SharedStack {
  /** Identifies this shop. */
  id: string
  /** Commit of its sources. */
  commit: string
  /** The machine that runs it. */
  hostname: string
  params: Omit<RunParams, 'dir'>
  stack: Omit<LoadStack, 'db' | 'stop'>
  plan: Plan
  products: readonly OfferedProduct[]
  catalog: readonly CatalogProduct[]
  searches: readonly ExpectedSearch[]
}

interface SharedStackOptions extends RunParams {
  commit: string
  /** File for the other machines to read. */
  file: string
  /** Host name for other machines; null: only this machine loads the shop. */
  address: string | null
  startStack: (options: { folder: string; hasEdge: boolean; mockArgs: readonly string[] }) => Promise<LoadStack>
}

/** Why several machines cannot run a workload; null: they can. */
export function segmentRefusal({ findsBreakpoint = false, midnightAt }: Workload): string | null {
  if (findsBreakpoint) return 'A breakpoint is ended by who watches all of it, so it is for one machine.'
  return midnightAt === undefined ? null : 'Its midnight is counted from the start of the one machine that loads.'
}

/** Starts the shop of a run, makes its plan, and describes both in a file. */
export async function startSharedStack({
  commit,
  file,
  address,
  startStack,
  ...options
}: SharedStackOptions): Promise<{ stack: LoadStack; stop: () => Promise<void> }> {
  const { workload, target, shares, rate, folder: runFolder } = resolveRun(options)
  const refused = segmentRefusal(workload)
  if (refused !== null) throw new Error(refused)
  const folder = `${runFolder}-shop`
  mkdirSync(folder, { recursive: true })
  const stack = await startStack({ folder, hasEdge: target === 'edge', mockArgs: [] })
  try {
    const shop = createMockControl(stack.mockOrigin)
    const { plan } = await makePlan({
      stack,
      shop,
      target,
      workload,
      journeys: shares.map(({ journey }) => journey),
      seed: options.seed,
      folder,
      options: k6Options({ workload, shares, rate }),
    })
    await shop.countCalls()
    const { mockOrigin, edgeOrigin, purgeSecret, pids } = stack
    const reached = (origin: string) => (address === null ? origin : origin.replace(new URL(origin).hostname, address))
    const shared: SharedStack = {
      id: crypto.randomUUID(),
      commit,
      hostname: hostname(),
      params: paramsOf(options),
      stack: { mockOrigin: reached(mockOrigin), edgeOrigin: edgeOrigin === null ? null : reached(edgeOrigin), purgeSecret, pids },
      plan: { ...plan, origin: reached(plan.origin) },
      products: JSON.parse(readFileSync(plan.productsFile, 'utf8')),
      catalog: JSON.parse(readFileSync(plan.catalogFile, 'utf8')),
      searches: JSON.parse(readFileSync(plan.searchesFile, 'utf8')),
    }
    mkdirSync(dirname(file), { recursive: true })
    // The file contains the purge secret.
    writeFileSync(file, JSON.stringify(shared), { mode: 0o600 })
  } catch (error) {
    await stack.stop()
    throw error
  }
  return {
    stack,
    async stop() {
      rmSync(file, { force: true })
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function paramsOf({ journey, workload, target, rate, seconds, seed, isLight }: RunParams): SharedStack['params'] {
  return { journey, workload, target, rate, seconds, seed, isLight }
}
