import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARCHIVE, IMAGE, testRun } from './test-run.ts'
import { strangeFields } from './crd-fields.ts'
import { TestRun } from './test-run-schema.ts'

const PLAIN = { name: 'patyna-cart', parallelism: 4, prometheus: null, toCloud: false }
const WHOLE = { ...PLAIN, prometheus: 'http://prometheus.monitoring:9090/api/v1/write', toCloud: true }

test.each([PLAIN, WHOLE])('a manifest has only fields that the released operator has, of the right kinds', (inputs) => {
  expect(strangeFields(testRun(inputs).spec)).toEqual([])
  expect(TestRun.parse(JSON.parse(JSON.stringify(testRun(inputs))))).toEqual(testRun(inputs))
})

test.each([
  ['a field that is misspelt', { paralellism: 4 }],
  ['quiet as a boolean', { quiet: true }],
  ['nobody to make load', { parallelism: 0 }],
  ['a script that k6 cannot run', { script: { configMap: { name: 'patyna-cart', file: 'main.ts' } } }],
])('the schema refuses %s', (_what, changed) => {
  const { spec, ...run } = testRun(PLAIN)
  expect(TestRun.safeParse({ ...run, spec: { ...spec, ...changed } }).success).toBe(false)
})

test('pods run the k6 that one machine is measured with, and the archive that segments/README.md makes', () => {
  const pinned = /VERSION = 'v([\d.]+)'/.exec(readFileSync('load-tests/run/k6-file.ts', 'utf8'))?.[1]
  expect(IMAGE).toBe(`grafana/k6:${pinned}`)
  expect(testRun(PLAIN).spec.script.configMap.file).toBe(ARCHIVE)
  expect(readFileSync('load-tests/segments/README.md', 'utf8')).toContain(`--archive ${ARCHIVE}`)
})

test.each([
  [
    'cloud, which no released operator has',
    { cloud: { token: 'k6-cloud', stream: true } },
    'spec.cloud: k6-operator v1.6.0 has no such field',
  ],
  ['a field of a pod', { runner: { resource: {} } }, 'spec.runner.resource: k6-operator v1.6.0 has no such field'],
  ['a kind', { parallelism: '4' }, 'spec.parallelism: must be of kind integer'],
  ['a label that is no text', { runner: { metadata: { labels: { a: 1 } } } }, 'spec.runner.metadata.labels: must be of kind texts'],
])('the table of fields refuses %s', (_what, changed, sentence) => {
  expect(strangeFields({ ...testRun(PLAIN).spec, ...changed })).toEqual([sentence])
})

test('k6 streams to the cloud where its arguments say so, as the operator reads them', () => {
  expect(testRun(WHOLE).spec.arguments).toMatch(/ --out experimental-prometheus-rw --out cloud$/)
})

test('what is written to Prometheus can be added up over pods, and its secret is in no manifest', () => {
  const { runner, arguments: args } = testRun(WHOLE).spec
  expect(args).toContain('--out experimental-prometheus-rw')
  expect(runner.env?.map(({ name }) => name)).toEqual(['K6_PROMETHEUS_RW_SERVER_URL', 'K6_PROMETHEUS_RW_TREND_AS_NATIVE_HISTOGRAM'])
  expect(runner.envFrom).toEqual([{ secretRef: { name: 'patyna-cart-prometheus', optional: true } }])
  expect(testRun(PLAIN).spec.arguments).not.toContain('--out')
})

test('all that the script reads from its environment is in the archive: no pod needs to be told', () => {
  const read = [...readFileSync('load-tests/main.ts', 'utf8').matchAll(/__ENV\['(\w+)'\]/g)].map(([, name]) => name)
  // PLAN is passed by load:manifest --archive, JOURNEY by the plan's scenarios (run/k6-options.ts).
  expect([...new Set(read)].toSorted()).toEqual(['JOURNEY', 'PLAN'])
  expect(readFileSync('load-tests/run/k6-options.ts', 'utf8')).toContain('env: { JOURNEY: journey }')
  expect(readFileSync('load-tests/commands/load-manifest.ts', 'utf8')).toContain('`PLAN=${planFile}`')
})
