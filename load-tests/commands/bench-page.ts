import { join } from 'node:path'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { runPageAgainst } from '../page-bench/against/run-page-against.ts'
import { benchPages } from '../page-bench/bench-pages.ts'
import { defineCommand, readNumber, readPort } from './command.ts'
import { workingCommit } from './working-commit.ts'

const HOST = '127.0.0.1'

/** npm run bench:page: weight and speed of pages on a slow phone, of the shop as it is deployed. Times never fail it. */
export const benchPage = defineCommand({
  help: `  --runs <n>  how often each page is loaded                3
  --size <n>  products, as 1k or 20k                       SEED_SIZE, else 20k
  --port <n>  of the shop; the next is the mock's          8987

  --against <commit>  instead: that commit and the working tree in turns; first and repeat visits, clicks on cards, the
                      dialog of all filters. The commit is checked out into .data/compare and built there, once.
  --rounds <n>        how often both are measured, some 2 minutes each     20

  Times never fail it; the exit code is 2 when something could not be measured.`,
  config: {
    options: {
      runs: { type: 'string', default: '3' },
      size: { type: 'string', default: process.env['SEED_SIZE'] ?? '20k' },
      port: { type: 'string', default: '8987' },
      against: { type: 'string' },
      rounds: { type: 'string', default: '20' },
    },
  },
  async run({ values }, project) {
    const { dataDir, ensureBuilt, ensureChromium, log } = project
    const [port, runs] = [readPort(values.port, 3), readNumber('runs', values.runs)]
    const rounds = readNumber('rounds', values.rounds)
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
        if (!old) return benchPages({ origin, chromiumPath, runs, log })
        const names = { old: old.commit.slice(0, 12), new: workingCommit(project) }
        return using(serve(join(old.dir, 'dist/rsc'), port + 2), async (before) =>
          runPageAgainst({ origins: { old: before.origin, new: origin }, names, chromiumPath, rounds, dir: dataDir, log }),
        )
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
