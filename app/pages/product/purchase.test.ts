import { type ComponentProps, type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { PurchaseProvider, type PurchaseFacts, type PurchaseState } from './purchase.client.tsx'

const WAY = { type: 'STANDARD', deliveryTypeId: 1, amount: 1, price: '1 zł' } as const
const HOME = { ...WAY, type: 'HOME', deliveryTypeId: 2 } as const
const STOCK = { amountOfAvailableItems: 5, statusId: 'PUBLISHED', isVendorSuspended: false, classificationId: 0 }
const PRODUCT: PurchaseFacts = {
  ...STOCK,
  id: 7 as ProductId,
  name: 'Fotel',
  lang: undefined,
  imageUrl: null,
  price: { minor: 100, currencyId: 'PLN' },
  delivery: { countryId: 'PL', zones: [{ countries: null, until: '', ways: [WAY, HOME] }] },
  tracked: { currency: 'PLN', items: [] },
}

class Field {
  value = '00-950'
  validity = { valid: true }
}
/** The field of the postal code. */
let field: Field | null
/** What screen readers hear. */
const heard: string[] = []
/** Bodies of additions. */
const bodies: object[] = []
let answer: () => Response

beforeEach(() => {
  field = null
  heard.length = bodies.length = 0
  answer = () => Response.json({ data: { quantity: 9, added: 1 } })
  vi.stubGlobal('document', {
    cookie: 'visitor=1',
    documentElement: { lang: 'pl' },
    getElementById: (id: string) => (id === 'shipping-zip-code' ? field : null),
    querySelector: () => null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: ({ detail }: CustomEvent<string>) => heard.push(detail),
  })
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { search: '', href: 'https://shop.test/fotel-7' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('console', { ...console, warn: () => undefined })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as object)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

/** The page of a product, which a refresh may change. */
function purchasing() {
  let product = PRODUCT
  const labels = { addedPart: '{added} z {asked}', failed: 'Nie dodano.' } as ComponentProps<typeof PurchaseProvider>['labels']
  type Value = ComponentProps<typeof PurchaseState>['value']
  type Rendered = ReactElement<{ value: NonNullable<Value> }>
  const island = runIsland(() => PurchaseProvider({ product, cartHref: '/', labels, children: null }) as Rendered)
  return {
    purchase: () => island.current.props.value,
    dialog: () => (elementsOf(island.current, Suspense)[0]?.children as ReactElement<{ note?: string }> | undefined)?.props,
    refresh(changes: Partial<PurchaseFacts>) {
      product = { ...product, ...changes }
      island.again()
    },
    end: island.end,
  }
}

test('EXT-70: that fewer pieces were added than asked for is said of that addition alone', async () => {
  const { purchase, dialog, end } = purchasing()
  purchase().setQuantity(3)
  await purchase().add()
  expect(dialog()?.note).toBe('1 z 3')
  purchase().setQuantity(1)
  await purchase().add()
  expect(dialog()?.note).toBeUndefined()
  end()
})

test('GAP-146: the dialog of an addition is not open on a page that Back restores as it was left', async () => {
  const { purchase, dialog, end } = purchasing()
  await purchase().add()
  show(false)
  expect(dialog()).toBeDefined()
  show(true)
  expect(dialog()).toBeUndefined()
  end()
})

test('GAP-131: an addition that failed is announced, without a dialog', async () => {
  answer = () => Response.json({ error: { code: 'DOWN' } }, { status: 503 })
  const { purchase, dialog, end } = purchasing()
  await purchase().add()
  expect([heard, dialog()]).toEqual([['Nie dodano.'], undefined])
  end()
})

test.each([
  ['a whole one is', '00-950', true, '00-950'],
  ['half of one is not', '00-9', false, null],
  ['no one is not', '', true, null],
])('spec §7: of postal codes %s sent with an addition', async (_what, value, valid, zipCode) => {
  field = Object.assign(new Field(), { value, validity: { valid } })
  const { purchase, end } = purchasing()
  await purchase().add()
  expect(bodies[0]).toMatchObject({ zipCode, productId: 7, quantity: 1, deliveryTypeId: 1, productPrice: 1 })
  end()
})

test('PRD-59: a choice stays while a refresh leaves it possible, and is gone from a page that Back restores as it was left', () => {
  const { purchase, refresh, end } = purchasing()
  const chosen = () => [purchase().quantity, purchase().deliveryTypeId, purchase().canAdd]
  purchase().setQuantity(4)
  purchase().setDeliveryType(2)
  expect(chosen()).toEqual([4, 2, true])
  refresh({ amountOfAvailableItems: 3 })
  expect(chosen()).toEqual([3, 2, true])
  refresh({ delivery: { countryId: 'PL', zones: [{ countries: null, until: '', ways: [WAY] }] } })
  expect(chosen()).toEqual([3, 1, true])
  refresh({ delivery: { countryId: 'PL', zones: [{ countries: ['ES'], until: '', ways: [WAY] }] } })
  expect([...chosen(), purchase().zone]).toEqual([3, -1, false, null])
  refresh(PRODUCT)
  show(false)
  expect(chosen()).toEqual([4, 2, true])
  show(true)
  expect(chosen()).toEqual([1, 1, true])
  end()
})
