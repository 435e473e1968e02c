import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { aCart, aParcel } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { usePreview } from './use-preview.client.ts'
import { testDocument } from '../../testing/test-document.ts'

test('sums that were asked for and are no longer wanted say nothing: neither what they were nor that they failed', async () => {
  const waiting: { signal: AbortSignal; end: (failure: Error) => void }[] = []
  const document = testDocument()
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
})

test.each([
  ['that was chosen', 'IS', 'IS'],
  ['of the cart, while none is chosen', null, 'PL'],
])('EXT-49: a cart that changed meanwhile is read anew for the country %s', async (_which, countryId, asked) => {
  const bodies: unknown[] = []
  vi.stubGlobal('document', testDocument())
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
  const page = testDocument()
  page.addEventListener(PAGE_IS_OLD, isOld)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => Response.json({ data: { cart: 'EMPTY_CART', ways: [] } }))
  const rendered = { cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] }
  runIsland(() => usePreview(rendered, { ways: {}, countryId: 'DE' }, {} as FailureLabels))
  await vi.waitFor(() => expect(isOld).toHaveBeenCalledOnce())
})

test('GAP-31: the last sums stay until those of the choice are there; why they are not is said once, until something else is chosen', async () => {
  const asked: ((response: Response) => void)[] = []
  const page = testDocument()
  const said = vi.fn<(event: Event) => void>()
  page.addEventListener('ui:announce', said)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => new Promise<Response>((answer) => asked.push(answer)))
  const props = { rendered: { cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] }, countryId: 'IS' }
  const island = runIsland(() => usePreview(props.rendered, { ways: {}, countryId: props.countryId }, { failed: 'Nie ma sum', ended: '' }))
  const shown = () => [island.current.preview.cart.totalCost.minor, island.current.isBusy, island.current.failure, said.mock.calls.length]
  /** Answers what is asked by now, if anything, with sums or with a failure. */
  async function answered(totalCost: number | null) {
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const summary = { prices: { products: 0, deliveries: 0 }, totalCost, discount: null, currency: { id: 'PLN' } }
    const data = { cart: { summary, deliveries: [], promoCodeError: null, shippingTo: 'PL' }, ways: [] }
    asked.pop()?.(Response.json({ data, error: { code: 'DOWN' } }, { status: totalCost === null ? 503 : 200 }))
    await vi.waitFor(() => expect(island.current.isBusy).toBe(false))
    return shown()
  }
  const choose = (countryId: string) => {
    props.countryId = countryId
    island.again()
    return shown()
  }
  expect(shown()).toEqual([0, true, null, 0])
  expect(await answered(10)).toEqual([1000, false, null, 0])
  expect(choose('NO')).toEqual([1000, true, null, 0])
  expect(await answered(null)).toEqual([1000, false, 'Nie ma sum', 1])
  expect(choose('DE')).toEqual([1000, true, null, 1])
  expect(await answered(20)).toEqual([2000, false, null, 1])
  expect(choose('NO'), 'asked for again').toEqual([2000, true, null, 1])
  expect(await answered(30)).toEqual([3000, false, null, 1])
  const reread = island.current.reread()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(await answered(40)).toEqual([3000, false, null, 1])
  await reread
  expect(shown(), 'the cart as it lies by now, and its sums are asked for').toEqual([4000, true, null, 1])
  expect(await answered(50)).toEqual([5000, false, null, 1])
  props.rendered = { cart: aCart([aParcel([])], { countryId: 'NO' }), ways: [] }
  expect(choose('NO'), 'a page since').toEqual([0, false, null, 1])
})

test('of a page that was renewed the sums are asked for again: those of the cart before are not what it costs', () => {
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async () => new Promise(() => undefined))
  const page = () => ({ cart: aCart([aParcel([])], { countryId: 'PL' }), ways: [] })
  let rendered = page()
  const island = runIsland(() => usePreview(rendered, { ways: {}, countryId: 'DE' }, {} as FailureLabels))
  island.current.show(page())
  expect(island.current.isBusy).toBe(false)
  rendered = page()
  island.again()
  expect(island.current.isBusy).toBe(true)
})
