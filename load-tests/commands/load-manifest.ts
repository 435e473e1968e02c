import { testRun } from '../cluster/test-run.ts'
import { TestRun } from '../cluster/test-run-schema.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'

const HELP = `npm run -s load:manifest -- <name> [options] > test-run.json

  --parallelism <n>   pods that generate load                           4
  --prometheus <url>  where their metrics are sent by remote write
  --cloud <secret>    with the token of Grafana Cloud, if metrics go there
  --help              this text`

/** npm run load:manifest: a TestRun for k6-operator, to be applied by kubectl (load-tests/segments/README.md). */
export const loadManifest = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    options: {
      parallelism: { type: 'string', default: '4' },
      prometheus: { type: 'string' },
      cloud: { type: 'string' },
    },
  },
  async run({ values, positionals }, { log }) {
    const run = testRun({
      name: onlyPositional(positionals, HELP),
      parallelism: readNumber('parallelism', values.parallelism),
      prometheus: values.prometheus ?? null,
      cloudTokenSecret: values.cloud ?? null,
    })
    const checked = TestRun.safeParse(run)
    if (!checked.success) throw new Error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
    log(JSON.stringify(run, null, 2))
    return 0
  },
})
