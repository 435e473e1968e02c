import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { traceOf } from './trace-context.ts'
import { mayNameTrace, traceTiming } from './trace-name.ts'

const [TRACE, SPAN] = ['a'.repeat(32), 'b'.repeat(16)]

async function timingOn(route: string): Promise<string> {
  const app = new Hono<EdgeContext>().get('*', (c) => {
    c.set('route', route)
    c.set(
      'trace',
      traceOf(`00-${TRACE}-${SPAN}-01`, false, (bytes) => new Uint8Array(bytes)),
    )
    return c.text(traceTiming(c))
  })
  return (await app.request('/')).text()
}

test('the metric has the trace, our span and the page', async () => {
  expect(await timingOn('')).toBe(`traceparent;desc="00-${TRACE}-${'0'.repeat(16)}-00"`)
  expect(await timingOn('catalog')).toBe(`traceparent;desc="00-${TRACE}-${'0'.repeat(16)}-00", route;desc="catalog"`)
})

test.each([
  ['private, no-cache', true],
  ['no-store', true],
  ['private, no-store', true],
  ['private, max-age=3600, immutable', true],
  ['public, max-age=31536000, immutable', false],
  ['public, max-age=60', false],
  [null, false],
])('%s: the trace is named %j, since others could read it from a shared cache', (control, expected) => {
  expect(mayNameTrace(control)).toBe(expected)
})
