// npm run load:manifest: what kubectl applies to have k6-operator run a load on a cluster (load-tests/segments/README.md).
import { testRun } from '../load-tests/cluster/test-run.ts'
import { TestRun } from '../load-tests/cluster/test-run-schema.ts'
import { readOptions } from './read-options.ts'

const HELP = `npm run -s load:manifest -- <name> [options] > test-run.json

  --parallelism <n>   pods that make load                               4
  --prometheus <url>  where their figures are written by remote write
  --cloud <secret>    with the token of Grafana Cloud, where figures are to go
  --help              this text`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    parallelism: { type: 'string', default: '4' },
    prometheus: { type: 'string' },
    cloud: { type: 'string' },
  },
})
const [name] = positionals
if (name === undefined) {
  console.log(HELP)
  process.exit(2)
}
const run = testRun({
  name,
  parallelism: Number(values.parallelism),
  prometheus: values.prometheus ?? null,
  cloudTokenSecret: values.cloud ?? null,
})
const checked = TestRun.safeParse(run)
if (!checked.success) {
  console.error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  process.exit(2)
}
console.log(JSON.stringify(run, null, 2))
