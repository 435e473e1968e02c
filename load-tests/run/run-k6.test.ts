import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RunPlan, formatSession } from '../plan.ts'
import { workloadOf } from '../workloads.ts'
import type { LoadStack } from './load-stack.ts'
import type { MockControl } from './mock-control.ts'
import { makeRunFolder } from './run-folder.ts'
import { runK6 } from './run-k6.ts'

const ANSWER = {
  name: 'search',
  cache: 'none',
  status: 200,
  trace: 'a1',
  isExpected: true,
  shellMs: 3,
  endMs: 9,
  overdue: Number.NaN,
} as const

/** A session with one answer, or with files that were asked for at once. @param status 0: none came */
function session(status: number, endMs: number, count = 1): string {
  const responses = Array.from({ length: count }, () => ({ ...ANSWER, status, endMs, at: Date.now() + 60_000 }))
  const broken = status === 0 ? responses.map((_, nth) => `answer-status: search 0, /${nth}`) : []
  return formatSession({ journey: 'search', market: 'pl', outcome: 'completed', responses, broken, draws: [] })
}

/** An answer that the end of the run cut off, several that it did, one that came, and one that was due for long. */
const SESSIONS = [session(0, 40), session(0, 40, 6), session(200, 9), session(0, 12_000)]

/** A program in place of k6 that writes sessions, then works for a second or until it is asked to end, as k6 does, which ends with 105. */
function standIn(folder: string, summary: string): string {
  const k6 = join(folder, 'k6')
  const summarise = `echo '{"state":{"testRunDurationMs":4000},"metrics":{}}' > ${summary}`
  const script = [
    `trap "${summarise.replaceAll('"', '\\"')}; exit 105" INT`,
    ...SESSIONS.map((line) => `echo '${line}' >&2`),
    'sleep 1 & wait $!',
  ]
  writeFileSync(k6, ['#!/bin/sh', ...script, summarise, 'exit 99', ''].join('\n'), { mode: 0o755 })
  return k6
}

async function ended(abortAfterMs: number | null, makeK6 = standIn) {
  const folder = mkdtempSync(join(tmpdir(), 'run-k6-'))
  const plan = { summaryFile: join(folder, 'k6-summary.json') } as RunPlan
  const controller = new AbortController()
  if (abortAfterMs !== null) setTimeout(() => controller.abort(new Error('SIGINT ended the run')), abortAfterMs)
  return runK6({
    k6: makeK6(folder, plan.summaryFile),
    folder,
    plan,
    stack: { pids: {} } as LoadStack,
    shop: {} as MockControl,
    workload: workloadOf('average'),
    rate: 1,
    signal: controller.signal,
    log: () => {},
  })
}

test('a signal ends k6 at once, and what was seen until then is kept', async () => {
  const { notes, error, cutShort, isInterrupted } = await ended(300)
  expect(cutShort).toBe('SIGINT ended the run after 4 s of 300: this is what was seen until then')
  expect([notes.map(({ responses: [last] }) => last?.endMs), error, isInterrupted]).toEqual([[9, 12_000], null, true])
})

test('a signal while k6 compiles its script, at which it ends without a summary, is no fault of the generator', async () => {
  const compiling = (folder: string) => {
    const k6 = join(folder, 'k6')
    writeFileSync(k6, '#!/bin/sh\nexec sleep 5\n', { mode: 0o755 })
    return k6
  }
  await expect(ended(100, compiling)).rejects.toThrow('SIGINT ended the run')
})

test('a run that k6 ends long before its time was pointless', async () => {
  const { cutShort, isInterrupted } = await ended(null)
  expect(cutShort).toBe('k6 ended the run after 4 s of 300, since going on was pointless')
  expect(isInterrupted).toBe(false)
})

test.each([
  [
    'of a run the report and its data stay',
    ['report.html', 'summary.json', 'shop.sqlite', 'shop.sqlite-wal'],
    ['report.html', 'summary.json'],
  ],
  ['of a comparison its figures', ['comparison.json', 'a-0.sqlite', 'a-0-edge.log'], ['comparison.json']],
  ['of what has no result nothing', ['shop.sqlite', 'shop-edge.log'], null],
] as const)('%s', (_what, files, left) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'run-folder-')), 'run')
  const before = process.listenerCount('exit')
  const tidy = makeRunFolder(folder)
  for (const name of files) writeFileSync(join(folder, name), name)
  tidy()
  expect(existsSync(folder) ? readdirSync(folder) : null).toEqual(left)
  expect(process.listenerCount('exit')).toBe(before)
})
