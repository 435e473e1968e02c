import { join } from 'node:path'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { benchPages } from '../page-bench/bench-pages.ts'
import { defineCommand, readNumber, readPort } from './command.ts'
import { workingCommit } from './working-commit.ts'

const HOST = '127.0.0.1'

/** npm run bench:page: weight and speed of pages on a slow phone, of the shop as it is deployed. Times never fail it. */
export const benchPage = defineCommand({
  help: `  --runs <n>          how often each page is measured; 20 for figures  3
  --size <n>          products, as 1k or 20k                           SEED_SIZE, else 20k
  --port <n>          of the shop; then the mock's and the old build's 8987
  --against <commit>  that commit and the working tree in turns, and the differences. The commit is checked out into
                      .data/compare and built there, once.

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
    const { path: db } = await ensureShopDatabase({ size: parseSize(values.size), dir: dataDir, onProgress: log })
    const mock = await startServer({ db, port: port + 1, hasPictures: true })
    try {
      const serve = async (dir: string, at: number) =>
        serveEdge({ host: HOST, port: at, shopApiOrigin: mock.origin, platform: 'bare', workerDir: dir, dataDir })
      await using(serve(workerDir, port), async ({ origin }) => {
        log(`Measuring ${values.size} products in Chromium …`)
        const bench = async (...before: { name: string; origin: string }[]) =>
          benchPages({ builds: [...before, { name: workingCommit(project), origin }], chromiumPath, runs, dir: dataDir, log })
        if (!old) return bench()
        const name = old.commit.slice(0, 12)
        return using(serve(join(old.dir, 'dist/rsc'), port + 2), async (before) => bench({ name, origin: before.origin }))
      })
    } finally {
      await mock.stop()
    }
    return 0
  },
})

/** Stops a server when the work with it is done or has failed. */
async function using<Server extends { stop: () => Promise<void> }>(
  starting: Promise<Server>,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await starting
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}
