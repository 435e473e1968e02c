import { join } from 'node:path'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { runAgainst } from '../edge-bench/run-against.ts'
import { runEdgeBench } from '../edge-bench/run-edge-bench.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { BENCH_EDGE_HELP, BENCH_EDGE_OPTIONS, benchEdgePlan } from './bench-edge-options.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand } from './command.ts'
import { workingCommit } from './working-commit.ts'

const PRODUCTS = 20_000
/** Ports of the workers; the mock's follows. */
const WORKER_PORTS = 4

/** npm run bench:edge: pages of the built worker beside a bare worker, or beside the worker of another commit. Times never fail it. */
export const benchEdge = defineCommand({
  help: BENCH_EDGE_HELP,
  config: { options: BENCH_EDGE_OPTIONS },
  async run({ values }, project) {
    const plan = benchEdgePlan(values)
    const { port } = plan
    const { dataDir, log } = project
    // A commit that is unknown or does not build ends the benchmark before anything else is done.
    const compared = plan.kind === 'against' ? await comparedBuild(plan.ref, { dataDir, hasEdge: true, log }) : null
    const { db, workerDir, dir } = await buildAndSeed(project, PRODUCTS)
    const mock = await startServer({ db, port: port + WORKER_PORTS })
    const shopApiOrigin = mock.origin
    try {
      if (plan.kind === 'against' && compared) {
        const builds = {
          old: { name: compared.commit.slice(0, 12), workerDir: join(compared.dir, 'dist/rsc') },
          new: { name: workingCommit(project), workerDir },
        }
        return (await runAgainst({ ...plan, ...builds, shopApiOrigin, dir, log })) ? 0 : 2
      }
      const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
      if (plan.kind === 'bare') await runEdgeBench({ ...plan, shopApiOrigin, workerDir, credentials, dir, log })
    } finally {
      await mock.stop()
    }
    return 0
  },
})
