import { beforeEach, expect, test, vi } from 'vitest'
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'
import { panelLoader } from './panels.ts'

async function read(response: Response) {
  if (response.status !== 200) throw new Error('No page')
  return { root: Promise.resolve({ colors: await response.text() }) }
}

const REQUEST = { panel: 'filters', address: '/produkty?colors=2' }
/** Requests as they were sent, and what the edge responds to each. */
let sent: { path: string; isPrefetch: boolean }[]
let respond: () => Response
let line: object | undefined

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  line = undefined
  let count = 0
  respond = () => new Response(`${++count}`)
  vi.stubGlobal('navigator', {
    get connection() {
      return line
    },
  })
  vi.stubGlobal('fetch', async (path: string, { headers = {} }: { headers?: Record<string, string> }) => {
    sent.push({ path, isPrefetch: PREFETCH_HEADER in headers })
    return respond()
  })
})

test('a panel is requested once, by its path, and kept for a minute', async () => {
  const load = panelLoader('/_rsc/abc', read)
  const loaded = await Promise.all([load(REQUEST, 'idle'), load(REQUEST, 'approach'), load(REQUEST, 'open')])
  expect(loaded.map((parts) => parts?.['colors'])).toEqual(['1', '1', '1'])
  vi.advanceTimersByTime(59_000)
  expect(await load(REQUEST, 'open')).toEqual({ colors: '1' })
  expect(sent).toEqual([{ path: '/_rsc/abc/~filters/produkty?colors=2', isPrefetch: true }])
  vi.advanceTimersByTime(2000)
  expect(await load(REQUEST, 'open')).toEqual({ colors: '2' })
  expect(sent[1]?.isPrefetch).toBe(false)
})

test('two panels of one page are two', async () => {
  const load = panelLoader('/p', read)
  expect([await load(REQUEST, 'open'), await load({ ...REQUEST, panel: 'sizes' }, 'open')]).toEqual([{ colors: '1' }, { colors: '2' }])
})

test('what the edge declined as a prefetch is requested again on opening, once', async () => {
  const load = panelLoader('/p', read)
  respond = () => new Response(null, { status: sent.at(-1)?.isPrefetch ? 204 : 200 })
  const idle = load(REQUEST, 'idle')
  expect(await Promise.all([load(REQUEST, 'open'), load(REQUEST, 'open')])).toEqual([{ colors: '' }, { colors: '' }])
  expect(await idle).toBeNull()
  expect(sent.map(({ isPrefetch }) => isPrefetch)).toEqual([true, false])
})

test('a failure on opening is one request for all who wait, and is not kept', async () => {
  const load = panelLoader('/p', read)
  respond = () => new Response(null, { status: 503 })
  const results = await Promise.allSettled([load(REQUEST, 'open'), load(REQUEST, 'open')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(sent).toHaveLength(1)
  respond = () => new Response('again')
  expect(await load(REQUEST, 'open')).toEqual({ colors: 'again' })
})

test('with Save-Data a panel is requested on opening alone', async () => {
  line = { saveData: true }
  const load = panelLoader('/p', read)
  expect([await load(REQUEST, 'idle'), await load(REQUEST, 'approach')]).toEqual([null, null])
  expect(sent).toEqual([])
  expect(await load(REQUEST, 'open')).toEqual({ colors: '1' })
})

test('the oldest of more than six panels is dropped', async () => {
  const load = panelLoader('/p', read)
  for (let at = 1; at <= 7; at++) await load({ panel: 'filters', address: `/${at}` }, 'open')
  await load({ panel: 'filters', address: '/7' }, 'open')
  expect(sent).toHaveLength(7)
  await load({ panel: 'filters', address: '/1' }, 'open')
  expect(sent).toHaveLength(8)
})

test('the press that opens a panel where another build answers loads the document anew, once; neither a guess nor what nobody pressed does', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const load = panelLoader('/p', read)
  respond = () => new Response(null, { status: 409 })
  for (const [reason, times] of [
    ['idle', 0],
    ['approach', 0],
    ['shown', 0],
    ['open', 1],
  ] as const) {
    await expect(load(REQUEST, reason)).rejects.toThrow('No page')
    expect([reason, reload.mock.calls.length]).toEqual([reason, times])
  }
  vi.stubGlobal('performance', { now: () => 900, getEntriesByType: () => [{ type: 'reload' }] })
  await expect(load(REQUEST, 'open')).rejects.toThrow('No page')
  expect(reload).toHaveBeenCalledOnce()
})
