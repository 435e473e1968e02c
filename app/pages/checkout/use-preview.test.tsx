import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { aCart, aParcel } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { usePreview } from './use-preview.client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('sums that were asked for and are no longer wanted say nothing: neither what they were nor that they failed', async () => {
  const waiting: { signal: AbortSignal; end: (failure: Error) => void }[] = []
  const document = Object.assign(new EventTarget(), { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  vi.stubGlobal('document', document)
  vi.stubGlobal(
    'fetch',
    async (_path: string, { signal }: { signal: AbortSignal }) => new Promise((_resolve, end) => waiting.push({ signal, end })),
  )
  const said: unknown[] = []
  document.addEventListener('ui:announce', (event) => said.push(event))
  const rendered = { cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] }
  let countryId = 'IS'
  const island = runIsland(() => usePreview(rendered, { ways: {}, countryId }, { failed: 'failed', ended: 'ended' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  countryId = 'NO'
  island.again()
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, false])
  waiting[0]?.end(new DOMException('', 'AbortError'))
  await new Promise(setImmediate)
  countryId = 'IS'
  island.again()
  expect([said, island.current.failure]).toEqual([[], null])
  island.end()
})

test.each([
  ['that was chosen', 'IS', 'IS'],
  ['of the cart, while none is chosen', null, 'PL'],
])('EXT-49: a cart that changed meanwhile is read anew for the country %s', async (_which, countryId, asked) => {
  const bodies: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('document', { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json({ error: { code: 'DOWN' } }, { status: 503 })
  })
  const got: ReturnType<typeof usePreview>[] = []
  function Island() {
    const rendered = { cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] }
    got.push(usePreview(rendered, { ways: {}, countryId }, {} as FailureLabels))
    return null
  }
  renderToStaticMarkup(<Island />)
  await got[0]?.reread()
  expect(bodies).toEqual([{ deliveries: [], countryId: asked, promoCode: null }])
})

test('GAP-74: where the cart was emptied in another tab the page is renewed, which says so, instead of waiting for sums', async () => {
  const isOld = vi.fn<() => void>()
  const page = Object.assign(new EventTarget(), { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  page.addEventListener(PAGE_IS_OLD, isOld)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => Response.json({ data: { cart: 'EMPTY_CART', ways: [] } }))
  const rendered = { cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] }
  const island = runIsland(() => usePreview(rendered, { ways: {}, countryId: 'DE' }, {} as FailureLabels))
  await vi.waitFor(() => expect(isOld).toHaveBeenCalledOnce())
  island.end()
})
