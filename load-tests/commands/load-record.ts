import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparedTable, comparedVisits } from '../recording/compared-visits.ts'
import { countRequests, sumOf } from '../recording/count-requests.ts'
import { toHar } from '../recording/har.ts'
import { recordVisits, WINDOW } from '../recording/record-visits.ts'
import { type RecordingProxy, startRecordingProxy } from '../recording/recording-proxy.ts'
import { RECORDED_VISITS, type RecordedVisits, recordedVisits } from '../recording/recorded-visits.ts'
import { kindNames } from '../recording/request-kinds.ts'
import { k6File } from '../run/k6-file.ts'
import type { LoadStack } from '../run/load-stack.ts'
import { makeAssortment } from '../run/make-assortment.ts'
import { runFolder } from '../run/run-folder.ts'
import { startLoadStack } from '../run/start-load-stack.ts'
import { textsOf } from '../verdict/reason.ts'
import { DEFAULT_WORKLOAD } from '../workloads.ts'
import { defineCommand, readNumber } from './command.ts'
import { runLoad } from './run-load.ts'
import { workingCommit } from './working-commit.ts'

/** The session of the comparison is a Polish one, as the recorded visit. */
const SEED = 1

/** npm run load:record: visits of Chromium, as kinds and counts of requests, and the same visit of a session beside them. */
export const loadRecord = defineCommand({
  help: `npm run load:record -- [options]

  Records visits in Chromium (load-tests/recording/), writes the kinds and counts of their requests to recorded-visits.json
  there, and compares them with the session of k6 that makes the same visit. HAR files of both are in .data/load.

  --compare   only the comparison, with the recording that is there
  --port <n>  of the shop; the next is the mock's          8940
  --help      this text

  The exit code is 1 if a request has no kind (request-kinds.ts), or if the session makes a tenth more or fewer of a kind.`,
  config: { options: { compare: { type: 'boolean', default: false }, port: { type: 'string', default: '8940' } } },
  async run({ values }, project) {
    const { dataDir, ensureBuilt, ensureChromium, log } = project
    const k6 = k6File({ dir: dataDir, isPlainEnough: true, log })
    const chromiumPath = values.compare ? '' : ensureChromium()
    const folder = runFolder(dataDir, 'recording')
    mkdirSync(folder, { recursive: true })
    const shop = { size: '1k', workerDir: await ensureBuilt(), dir: dataDir, hasControl: true, hasPictures: true, mockArgs: [] }
    const stack = await startLoadStack({ ...shop, folder, hasEdge: true, port: readNumber('port', values.port) })
    try {
      if (!values.compare) {
        const recorded = await recordChromium(stack, { chromiumPath, folder, commit: workingCommit(project) })
        writeFileSync(RECORDED_VISITS, textOf(recorded))
      }
      const { browser, steps } = recordedVisits()
      const unknown = Object.keys(sumOf(steps)).filter((kind) => !kindNames().some((name) => name === kind))
      const session = await recordSession(stack, { k6, folder, dataDir })
      const rows = comparedVisits(sumOf(steps.filter(({ visit }) => visit !== 'entry')), sumOf(countRequests(session)))
      log(`${browser}, a first visit and a returning one:\n\n${comparedTable(rows)}\n\nHAR files  ${folder}`)
      for (const request of unknown) log(`Without a kind: ${request}`)
      return unknown.length === 0 && rows.every(({ isWithin }) => isWithin) ? 0 : 1
    } finally {
      await stack.stop()
    }
  },
})

async function recordChromium(
  stack: LoadStack,
  { chromiumPath, folder, commit }: { chromiumPath: string; folder: string; commit: string },
): Promise<RecordedVisits> {
  const { assortment, products } = await makeAssortment({ db: stack.db, mockOrigin: stack.mockOrigin, seed: SEED })
  const proxy = await startRecordingProxy(stack.edgeOrigin ?? '')
  const entries = { listing: assortment.paths.pl.catalog, product: products[0]?.paths.pl ?? '' }
  const browser = await recordVisits({ proxy, chromiumPath, entries }).finally(proxy.stop)
  writeHar(proxy, folder, 'chromium')
  return {
    browser: `${browser}, ${WINDOW.width} x ${WINDOW.height}`,
    commit,
    date: new Date().toISOString().slice(0, 10),
    steps: countRequests(proxy.requests),
  }
}

/** The session of k6 that makes the recorded visit. @returns its requests */
async function recordSession(stack: LoadStack, { k6, folder, dataDir }: { k6: string; folder: string; dataDir: string }) {
  const proxy = await startRecordingProxy(stack.edgeOrigin ?? '')
  try {
    const { verdict, reasons } = await runLoad({
      journey: 'whole-visit',
      workload: DEFAULT_WORKLOAD,
      target: 'edge',
      rate: null,
      seconds: null,
      seed: SEED,
      isLight: false,
      sessions: 1,
      dir: dataDir,
      findK6: () => k6,
      startStack: () => Promise.resolve({ ...stack, edgeOrigin: proxy.origin, stop: () => Promise.resolve() }),
      log: () => {},
    })
    if (verdict !== 'passed') throw new Error(`The session ended ${verdict}: ${textsOf(reasons).join('; ')}`)
  } finally {
    await proxy.stop()
  }
  writeHar(proxy, folder, 'session')
  return proxy.requests.filter(({ headers }) => headers['user-agent']?.startsWith('patyna-load'))
}

function writeHar({ requests, origin }: RecordingProxy, folder: string, name: string): void {
  writeFileSync(join(folder, `${name}.har`), toHar(requests, origin, 'patyna load:record'))
}

/** One step a line, as it is read and compared. */
function textOf({ steps, ...conditions }: RecordedVisits): string {
  const head = Object.entries(conditions).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`)
  return `{\n${head.join('\n')}\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`
}
