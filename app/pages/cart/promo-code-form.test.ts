import { expect, test, vi } from 'vitest'
import { aCart } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { CartLabels } from './cart-labels.ts'
import { PromoCodeForm } from './promo-code-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

class Field {
  focus = vi.fn<() => void>()
}
const FAILED = 'Nie udało się'
const INVALID = 'Ten kod nie działa'

/** The form with a field that holds a code. @param discount of the response; null: the code does not hold @param typing where the focus is by then */
function form({ code = ' WIOSNA\u00ad ', status = 200, discount = null as object | null, typing = false, cart = aCart([]) } = {}) {
  const field = new Field()
  const sent: string[] = []
  const setAttribute = vi.fn<(name: string) => void>()
  const activeElement = typing ? { contains: () => false } : null
  vi.stubGlobal('document', testDocument({ activeElement }))
  vi.stubGlobal('location', { pathname: '/cart', search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('FormData', function read() {
    return { get: () => code }
  })
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    const summary = { prices: { products: 0, deliveries: 0 }, totalCost: 0, discount, currency: { id: 'PLN' } }
    return Response.json({ data: { summary, deliveries: [], promoCodeError: discount ? null : {} }, error: { code: 'FAILED' } }, { status })
  })
  const shown = { cart }
  const element = { elements: { namedItem: () => field }, contains: () => false, setAttribute }
  const island = runIsland(() => {
    const rendered = PromoCodeForm({ ...shown, labels: { failed: FAILED, codeInvalid: INVALID, codeApplied: '{code}' } as CartLabels })
    for (const { ref } of elementsOf(rendered, 'form')) if (ref && typeof ref === 'object') Object.assign(ref, { current: element })
    return rendered
  })
  const button = () => elementsOf(island.current, Button)[0]
  return {
    island,
    shown,
    sent,
    field,
    setAttribute,
    isBusy: () => button()?.isBusy,
    remove: () => button()?.onClick?.({} as never),
    apply: () => elementsOf(island.current, 'form')[0]?.onSubmit?.({ preventDefault: () => undefined, currentTarget: element } as never),
    says: () => [elementsOf(island.current, TextField)[0]?.error ?? null, elementsOf(island.current, FailureNote)[0]?.text],
  }
}
type Given = Parameters<typeof form>[0]

test.each<[string, Given, string | null, string | null, number, number]>([
  ['holds', { discount: { code: 'WIOSNA' } }, null, null, 0, 1],
  ['does not hold', {}, INVALID, null, 1, 0],
  ['does not hold, while somebody types elsewhere', { typing: true }, INVALID, null, 0, 0],
  ['could not be asked for', { status: 503 }, null, FAILED, 0, 0],
])('GAP-95, VAL-27: a code that %s, sent once for two presses', async (_which, given, invalid, failure, focused, over) => {
  const page = form(given)
  page.apply()
  page.apply()
  expect(page.isBusy()).toBe(true)
  await vi.waitFor(() => expect(page.isBusy()).toBe(false))
  expect(page.says()).toEqual([invalid, failure])
  expect(page.sent).toEqual(['/shop/cart/details2/WIOSNA'])
  expect([page.field.focus.mock.calls.length, page.setAttribute.mock.calls.length]).toEqual([focused, over])
})

test('GAP-95: without a code nothing is sent; one that was refused before is refused on the page until another is sent', async () => {
  const empty = form({ code: '\u00a0' })
  empty.apply()
  expect([empty.isBusy(), empty.sent]).toEqual([false, []])
  const page = form({ status: 503, cart: aCart([], { hasCodeError: true }) })
  expect(page.says()).toEqual([INVALID, null])
  page.apply()
  expect(page.says()).toEqual([null, null])
  await vi.waitFor(() => expect(page.says()).toEqual([INVALID, FAILED]))
  page.apply()
  expect(page.says(), 'of the press before').toEqual([null, null])
  await vi.waitFor(() => expect(page.isBusy()).toBe(false))
})

test.each([
  [200, null],
  [503, FAILED],
])('GAP-95: a code is taken away, and at %i it says %s', async (status, text) => {
  const page = form({ status, cart: aCart([], { discount: { code: 'WIOSNA', off: {} } }) })
  page.remove()
  expect(page.isBusy()).toBe(true)
  await vi.waitFor(() => expect([page.isBusy(), page.says()]).toEqual([false, [null, text]]))
  expect(page.sent).toEqual(['/shop/cart/details2'])
})
