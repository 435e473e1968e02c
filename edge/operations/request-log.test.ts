import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { requestLog } from './request-log.ts'

const lines: { event: string; status: number }[] = []
beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(JSON.parse(line)))
})

/** An edge that calls the shop API after so many ms and has a head after so many. */
async function ask(callsAfterMs: number, headAfterMs: number) {
  const app = new Hono<EdgeContext>().use(requestLog())
  app.get('/', async (c) => {
    setTimeout(() => c.get('watchHead')?.(), callsAfterMs)
    await new Promise((resolve) => setTimeout(resolve, headAfterMs))
    return c.text('')
  })
  const answer = app.request('/', {}, { LOG_REQUESTS: '1' })
  await vi.advanceTimersByTimeAsync(20_000)
  await answer
  return lines.map(({ event, status }) => `${event} ${status}`)
}

test.each([
  ['a call before a late head', 10, 6000, ['waiting 0', 'request 200']],
  ['a call before a head in time', 10, 20, ['request 200']],
  ['a call after the head, as of a page that is revalidated', 20, 10, ['request 200']],
])('%s', async (_what, callsAfterMs, headAfterMs, logged) => {
  expect(await ask(callsAfterMs, headAfterMs)).toEqual(logged)
})
