import { join } from 'node:path'
import { comparedBuild } from '../compare/compared-build.ts'
import { modulesOf } from '../compare/compared-stack.ts'
import { OWN_MODULES, type ShopModules } from '../run/start-load-stack.ts'
import { benchPages } from '../page-bench/bench-pages.ts'
import { defineCommand, readNumber, readPort } from './command.ts'
import { workingCommit } from './working-commit.ts'

/** npm run bench:page: weight and speed of pages on a slow phone, of the shop as it is deployed. Times never fail it. */
export const benchPage = defineCommand({
  help: `  --runs <n>          how often each page is measured; 20 for figures  3
  --size <n>          products, as 1k or 20k                           SEED_SIZE, else 20k
  --port <n>          of the shop; then its mock's and the old ones    8987
  --against <commit>  that commit and the working tree in turns, and the differences. The commit is checked out into
                      .data/compare and built there, once; each stands before its own mock.

  Times never fail it; the exit code is 2 when something could not be measured.`,
  config: {
    options: {
      runs: { type: 'string', default: '3' },
      size: { type: 'string', default: process.env['SEED_SIZE'] ?? '20k' },
      port: { type: 'string', default: '8987' },
      against: { type: 'string' },
    },
  },
  async run({ values }, project) {
    const { dataDir, ensureBuilt, ensureChromium, log } = project
    const [port, runs] = [readPort(values.port, 3), readNumber('runs', values.runs)]
    // A commit that is unknown or does not build ends the benchmark before anything else is done.
    const old = values.against === undefined ? null : await comparedBuild(values.against, { dataDir, hasEdge: true, log })
    const chromiumPath = ensureChromium()
    const workerDir = await ensureBuilt()
    await using servers = new AsyncDisposableStack()
    // Each commit in front of its own mock: a worker does not know the addresses of another commit's pictures, and would request them in one width.
    const serve = async (name: string, { seeds, servers: mocks, edges }: ShopModules, workerDir: string, port: number) => {
      const { path: db } = await seeds.ensureShopDatabase({ size: seeds.parseSize(values.size), dir: dataDir, onProgress: log })
      const mock = await mocks.startServer({ db, port: port + 1, hasPictures: true })
      servers.defer(mock.stop)
      const options = { host: '127.0.0.1', port, shopApiOrigin: mock.origin, platform: 'bare', workerDir, dataDir } as const
      const { origin, stop } = await edges.serveEdge(options)
      servers.defer(stop)
      return { name, origin }
    }
    const before = old ? [await serve(old.commit.slice(0, 12), await modulesOf(old), join(old.dir, 'dist/rsc'), port + 2)] : []
    const builds = [...before, await serve(workingCommit(project), OWN_MODULES, workerDir, port)]
    log(`Measuring ${values.size} products in Chromium …`)
    await benchPages({ builds, chromiumPath, runs, dir: dataDir, log })
    return 0
  },
})
