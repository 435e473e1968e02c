import { expect, test } from 'vitest'
import type { FinishedSpan } from '../edge-context.ts'
import { createSpanExporter } from './export-spans.ts'
import { EXPORT_LIMITS } from './sampling.ts'

const SPAN: FinishedSpan = {
  traceId: 'a'.repeat(32),
  id: 'b'.repeat(16),
  parentId: null,
  name: 'request',
  startMs: 1,
  endMs: 2,
  attributes: {},
  isError: false,
}

function world(answer: () => Promise<Response> = async () => new Response()) {
  let now = 0
  const sleeping: (() => void)[] = []
  const sent: { spans: number; headers: Headers }[] = []
  const held: Promise<unknown>[] = []
  const warnings: string[] = []
  const exporter = createSpanExporter({
    endpoint: 'https://otlp.test/v1/traces',
    authorization: 'Bearer x',
    build: 'f00d',
    async fetch(_, init) {
      const { resourceSpans } = JSON.parse(String(init?.body)) as { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] }
      sent.push({ spans: resourceSpans[0]?.scopeSpans[0]?.spans.length ?? 0, headers: new Headers(init?.headers) })
      return answer()
    },
    now: () => now,
    sleep: async () => new Promise<void>((resolve) => sleeping.push(resolve)),
    warn: (line) => warnings.push(line),
  })
  return {
    exporter,
    sent,
    held,
    warnings,
    add: () => exporter.add(SPAN, (promise) => held.push(promise)),
    pass: (ms: number) => (now += ms),
    async wake() {
      for (const resolve of sleeping.splice(0)) resolve()
      await Promise.all(held)
    },
  }
}

test('spans are sent together, and one request holds them', async () => {
  const { add, wake, sent, held } = world()
  for (let spans = 0; spans < 20; spans++) add()
  expect([sent.length, held.length]).toEqual([0, 1])
  await wake()
  expect(sent.map(({ spans }) => spans)).toEqual([20])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer x')
  add()
  await wake()
  expect(sent.map(({ spans }) => spans)).toEqual([20, 1])
})

test('a batch is bounded; what it loses is counted', async () => {
  const { add, wake, sent, warnings } = world()
  for (let spans = 0; spans < EXPORT_LIMITS.spansPerBatch + 7; spans++) add()
  await wake()
  expect(sent[0]?.spans).toBe(EXPORT_LIMITS.spansPerBatch)
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ event: 'export', isAccepted: true, dropped: 7 })
})

test('when the request that held a batch is lost, another one holds it', () => {
  const { add, pass, held } = world()
  add()
  pass(EXPORT_LIMITS.batchMs + EXPORT_LIMITS.timeoutMs)
  add()
  expect(held).toHaveLength(2)
})

test('a request that is over holds nothing, and fails nothing', () => {
  const { exporter, add, held } = world()
  const isOver = () => {
    throw new Error('The request is over')
  }
  expect(() => exporter.add(SPAN, isOver)).not.toThrow()
  add()
  expect(held).toHaveLength(1)
})

test.each([
  ['refuses', async () => new Response(null, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
])('a collector that %s harms nothing, and is left alone for a while', async (_, answer) => {
  const { add, wake, pass, exporter, warnings } = world(answer)
  add()
  await wake()
  expect(exporter.isOpen()).toBe(false)
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 'warn', event: 'export', isAccepted: false, spans: 1 })
  pass(EXPORT_LIMITS.backOffMs)
  expect(exporter.isOpen()).toBe(true)
})
