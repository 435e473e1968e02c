// Measures two builds in turns: processor time of workerd for a request of each kind of page. Times never fail the benchmark.
import { loadavg } from 'node:os'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { newBuyer } from '../edge-stack/buyer.ts'
import { productsOf } from '../edge-stack/edge-stack.ts'
import { machineLine, readMachine } from '../mock/bench/machine.ts'
import { machineSeconds } from '../run/processor-time.ts'
import { median } from '../statistics/percentiles.ts'
import { keepResult, markdownTable, spread } from '../statistics/results.ts'
import { type KindName, PAGE_KINDS, type TestedWorker } from './page-kinds.ts'
import { takePairs } from './take-pairs.ts'

export interface TestedBuild {
  /** Of its commit. */
  name: string
  workerDir: string
}

export interface AgainstOptions {
  old: TestedBuild
  new: TestedBuild
  shopApiOrigin: string
  kinds: readonly KindName[]
  pairs: number
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  /** The first of four. */
  port: number
  log: (line: string) => void
}

/** Runs the benchmark, prints the result and writes it as JSON. @returns whether every kind has a figure */
export async function runAgainst({ old, new: next, kinds, pairs, dir, port, shopApiOrigin, log }: AgainstOptions): Promise<boolean> {
  const [machine, before, begun] = [readMachine(), machineSeconds(), performance.now()]
  await using workers = new AsyncDisposableStack()
  const start = async ({ workerDir }: TestedBuild, at: number) => {
    const worker = await startTestedWorker({ workerDir, shopApiOrigin, dir, port: at })
    workers.defer(worker.stop)
    return worker
  }
  const taken = await takePairs({ workers: { old: await start(old, port), new: await start(next, port + 2) }, kinds, pairs, log })
  const [after, seconds] = [machineSeconds(), (performance.now() - begun) / 1000]
  const cores = { busy: (after.busy - before.busy) / seconds, stolen: (after.stolen - before.stolen) / seconds }
  const results = kinds.map((name, at) => {
    const all = taken[at] ?? []
    // A pair in which either build responded with something else counts nowhere.
    const valid = all.filter((pair) => pair.old.wrong === null && pair.new.wrong === null)
    const wrong = all.map((pair) => pair.old.wrong ?? pair.new.wrong).find((each) => each !== null)
    return { name, pairs: all, valid, wrong }
  })
  const rows = results.map(({ name, valid }) => {
    const ofSide = (side: 'old' | 'new') => median(valid.map((pair) => pair[side].ms)).toFixed(2)
    // The ratio is that of each pair: a slow moment of the machine is in both of its turns.
    const ratios = valid.map((pair) => pair.new.ms / pair.old.ms)
    return [PAGE_KINDS[name].description, ofSide('old'), ofSide('new'), spread(ratios, 2), String(valid.length)]
  })
  log(`\n${machineLine(machine)}
Load after: ${loadavg()[0]?.toFixed(1)}; cores in use ${cores.busy.toFixed(2)}, taken by the host ${cores.stolen.toFixed(2)}
old ${old.name}, new ${next.name}; processor time of workerd a request, medians of the pairs; lowest and highest ratio in brackets
`)
  log(markdownTable(['page', 'old, ms', 'new, ms', 'new to old', 'pairs'], rows, 1).join('\n'))
  for (const { name, valid, pairs: all, wrong } of results)
    if (wrong !== undefined) log(`${name}: ${all.length - valid.length} of ${all.length} pairs do not count; ${wrong}`)
  keepResult(dir, 'bench-edge-against', { machine, cores, old: old.name, new: next.name, results })
  return results.every(({ valid }) => valid.length > 0)
}

const HOST = '127.0.0.1'

type WorkerOptions = Pick<AgainstOptions, 'shopApiOrigin' | 'dir' | 'port'> & Pick<TestedBuild, 'workerDir'>

/** Serves a build with the workerd and the settings of the working tree, so that the worker alone differs. */
async function startTestedWorker({ workerDir, shopApiOrigin, dir, port }: WorkerOptions): Promise<TestedWorker> {
  const address = `${HOST}:${port + 1}`
  const beside = [{ name: 'uncached', address, vars: { PAGE_CACHE: 'off' } }]
  const { origin, pid, stop } = await serveEdge({ host: HOST, port, shopApiOrigin, platform: 'bare', workerDir, dataDir: dir, beside })
  await using starting = new AsyncDisposableStack()
  starting.defer(stop)
  const { build }: { build: string } = JSON.parse(await (await fetch(`${origin}/version`)).text())
  const products = await productsOf(origin)
  const cart = await newBuyer(origin, products)
  starting.move()
  return { pid, origin, uncachedOrigin: `http://${address}`, build, products, cart, etags: new Map(), stop }
}
