// npm run probe:edge: every redirect probe, every path × method × origin of a call, and every name of a public storefront,
// against the built worker. Ends with 1 when one fails.
import { startRawEdge } from '../e2e/worker/raw-edge.ts'
import { probeEdge } from '../e2e/worker/probes/probe-edge.ts'
import { runCallProbes } from '../e2e/worker/probes/run-call-probes.ts'
import { runHostProbes } from '../e2e/worker/probes/run-host-probes.ts'
import { runRedirectProbes } from '../e2e/worker/probes/run-redirect-probes.ts'
import { ensureBuilt } from './build.ts'
import { readOptions } from './read-options.ts'

const HELP = `npm run probe:edge -- [options]

  --only <table>    redirects, calls or hosts     all
  --failed          prints failures alone
  --help            this text`

const TABLES = { redirects: runRedirectProbes, calls: runCallProbes, hosts: runHostProbes }

const { values } = readOptions(HELP, { options: { only: { type: 'string' }, failed: { type: 'boolean', default: false } } })

await ensureBuilt()
const edge = await startRawEdge()
let passed = 0
let failed = 0
try {
  for (const [name, run] of Object.entries(TABLES).filter(([table]) => values.only === undefined || table === values.only)) {
    console.log(`\n── ${name} ──`)
    for (const { name: probe, problem } of await run(probeEdge(edge))) {
      if (problem === null) passed++
      else failed++
      if (problem !== null || !values.failed) console.log(problem === null ? `✓ ${probe}` : `✗ ${probe}\n    ${problem}`)
    }
  }
} finally {
  await edge.close()
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
