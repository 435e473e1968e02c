import { probeEdge as createProbe } from '../../e2e/worker/probes/probe-edge.ts'
import { runCallProbes } from '../../e2e/worker/probes/run-call-probes.ts'
import { runHostProbes } from '../../e2e/worker/probes/run-host-probes.ts'
import { runRedirectProbes } from '../../e2e/worker/probes/run-redirect-probes.ts'
import { startRawEdge } from '../../e2e/worker/raw-edge.ts'
import { defineCommand } from './command.ts'

const TABLES = { redirects: runRedirectProbes, calls: runCallProbes, hosts: runHostProbes }

/** npm run probe:edge: every redirect, call and host probe against the built worker. Exit code 1: one fails. */
export const probeEdge = defineCommand({
  help: `npm run probe:edge -- [options]

  --only <table>    ${Object.keys(TABLES).join(', ')}     all
  --failed          prints failures alone
  --help            this text`,
  config: { options: { only: { type: 'string' }, failed: { type: 'boolean', default: false } } },
  async run({ values }, { ensureBuilt, log }) {
    await ensureBuilt()
    const edge = await startRawEdge()
    let [passed, failed] = [0, 0]
    try {
      for (const [table, run] of Object.entries(TABLES).filter(([table]) => values.only === undefined || table === values.only)) {
        log(`\n── ${table} ──`)
        for (const { name, problem } of await run(createProbe(edge))) {
          if (problem === null) passed++
          else failed++
          if (problem !== null || !values.failed) log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem}`)
        }
      }
    } finally {
      await edge.close()
    }
    log(`\n${passed} passed, ${failed} failed`)
    return failed === 0 && passed > 0 ? 0 : 1
  },
})
