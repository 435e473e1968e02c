import { type ComponentProps, type ReactElement, type RefObject, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { AddedDialog } from '../../features/cart/added-dialog.client.tsx'
import { changeIn, forget, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { DeliveryRadio } from './delivery-radio.client.tsx'
import { PurchaseProvider, type PurchaseFacts, PurchaseState } from './purchase.client.tsx'
import { QuantityField } from './quantity-field.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

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
  vi.stubGlobal(
    'document',
    testDocument({
      getElementById: (id: string) => (id === 'shipping-zip-code' ? field : null),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: ({ detail }: CustomEvent<string>) => heard.push(detail),
    }),
  )
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { search: '', pathname: '/fotel-7', href: 'https://shop.test/fotel-7' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as object)
    return answer()
  })
})

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

/** The page of a product, which a refresh may change. */
function purchasing() {
  let product = PRODUCT
  const texts = { title: 'Dodano', close: 'Zamknij', heldTitle: 'Już w koszyku', heldNote: 'Masz już wszystkie.' }
  const labels = { addedPart: '{added} z {asked}', failed: 'Nie dodano.', ...texts } as ComponentProps<typeof PurchaseProvider>['labels']
  type Value = ComponentProps<typeof PurchaseState>['value']
  type Rendered = ReactElement<{ value: NonNullable<Value> }>
  const island = runIsland(() => PurchaseProvider({ product, cartHref: '/', labels, children: null }) as Rendered)
  return {
    purchase: () => island.current.props.value,
    dialog: () =>
      (elementsOf(island.current, Suspense)[0]?.children as ReactElement<ComponentProps<typeof AddedDialog>> | undefined)?.props,
    refresh(changes: Partial<PurchaseFacts>) {
      product = { ...product, ...changes }
      island.again()
    },
  }
}

test('EXT-70: that fewer pieces were added than asked for is said of that addition alone', async () => {
  const { purchase, dialog } = purchasing()
  purchase().setQuantity(3)
  await purchase().add()
  expect(dialog()?.note).toBe('1 z 3')
  purchase().setQuantity(1)
  await purchase().add()
  expect(dialog()?.note).toBeUndefined()
})

test('GAP-146: the dialog of an addition is not open on a page that Back restores as it was left', async () => {
  const { purchase, dialog } = purchasing()
  await purchase().add()
  show(false)
  expect(dialog()).toBeDefined()
  show(true)
  expect(dialog()).toBeUndefined()
})

test('GAP-146, EXT-57: on the way to another page, which may not come, dialog and choice stay; a link to this very page ends both', async () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  const { purchase, dialog } = purchasing()
  const lead = (url: string) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'push', destination: { url, sameDocument: false } }))
  purchase().setQuantity(2)
  await purchase().add()
  lead('https://shop.test/koszyk')
  expect([purchase().quantity, dialog()]).toMatchObject([2, { onClose: expect.any(Function) }])
  lead(location.href)
  expect([purchase().quantity, dialog()]).toEqual([1, undefined])
})

test('GAP-97: of a piece that the cart has already nothing is asked; another one is added again after the dialog', async () => {
  const held = aCart([aParcel([aCartItem({ id: 7, quantity: 3 })])])
  await changeIn<Cart | null>(VISITOR_KEYS.cart, { run: async () => held })
  const { purchase, dialog } = purchasing()
  await purchase().add()
  expect([bodies, dialog()]).toMatchObject([[], { note: 'Masz już wszystkie.', labels: { title: 'Już w koszyku', close: 'Zamknij' } }])
  dialog()?.onClose()
  expect(dialog()).toBeUndefined()
  forget(VISITOR_KEYS.cart)
  const adding = purchase().add()
  expect(purchase().isAdding).toBe(true)
  await adding
  expect([purchase().isAdding, bodies.length, dialog()]).toMatchObject([false, 1, { labels: { title: 'Dodano' } }])
})

test('EXT-49: a country that was chosen before counts instead of the market’s', () => {
  Object.assign(document, { cookie: 'visitor=1; shippingTo=ES' })
  const { purchase, refresh } = purchasing()
  const zones = [{ countries: ['PL'], until: '', ways: [WAY] }]
  refresh({ delivery: { countryId: 'PL', zones } })
  expect(purchase()).toMatchObject({ countryId: 'ES', zone: null, canAdd: false, deliveryTypeId: -1 })
})

test('ANL-08: the product is viewed once, also when its page is refreshed', async () => {
  const dataLayer: object[] = []
  Object.assign(window, { dataLayer })
  Object.assign(document, { cookie: 'visitor=1; consent=analytics' })
  const { refresh } = purchasing()
  refresh({ amountOfAvailableItems: 3 })
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2)) // after the consent
  expect(dataLayer[1]).toMatchObject({ event: 'view_item' })
})

test.each([
  ['chosen before the scripts came', true, 2, [2]],
  ['that is chosen already', true, 1, []],
  ['not chosen', false, 2, []],
  ['to no country, chosen all the same', true, null, []],
])('GAP-157: a way of delivery %s', (_what, checked, deliveryTypeId, expected) => {
  const set: number[] = []
  const purchase = { deliveryTypeId: 1, setDeliveryType: (id: number) => set.push(id) }
  type Radio = ReactElement<{ ref: RefObject<object>; checked: boolean; disabled: boolean; onChange: () => void }>
  const island = runIsland(
    () => {
      const radio = DeliveryRadio({ id: '', deliveryTypeId }) as Radio
      radio.props.ref.current = { checked }
      return radio
    },
    new Map([[PurchaseState, purchase]]),
  )
  const { props } = island.current
  expect([set, props.checked, props.disabled]).toEqual([expected, deliveryTypeId === 1, deliveryTypeId === null])
  props.onChange()
  expect(set.slice(expected.length)).toEqual(deliveryTypeId === null ? [] : [deliveryTypeId])
})

test.each([
  ['one piece: none', 1, true, []],
  ['two pieces', 2, true, [false]],
  ['two pieces that nobody can have now', 2, false, [true]],
])('spec §4: the choice of how many of %s', (_what, max, canChangeQuantity, expected) => {
  const purchase = { quantity: 1, bounds: { min: 1, max }, canChangeQuantity }
  const labels = { label: '', decreaseLabel: '', increaseLabel: '' }
  const island = runIsland(() => QuantityField(labels), new Map([[PurchaseState, purchase]]))
  expect(elementsOf(island.current, Counter).map(({ isDisabled }) => isDisabled)).toEqual(expected)
})

test('GAP-131: an addition that failed is announced, without a dialog', async () => {
  answer = () => Response.json({ error: { code: 'DOWN' } }, { status: 503 })
  const { purchase, dialog } = purchasing()
  await purchase().add()
  expect([heard, dialog()]).toEqual([['Nie dodano.'], undefined])
})

test.each([
  ['a whole one is', '00-950', true, '00-950'],
  ['half of one is not', '00-9', false, null],
  ['no one is not', '', true, null],
])('spec §7: of postal codes %s sent with an addition', async (_what, value, valid, zipCode) => {
  field = Object.assign(new Field(), { value, validity: { valid } })
  const { purchase } = purchasing()
  await purchase().add()
  expect(bodies[0]).toMatchObject({ zipCode, productId: 7, quantity: 1, deliveryTypeId: 1, productPrice: 1 })
})

test('PRD-59: a choice stays while a refresh leaves it possible, and is gone from a page that Back restores as it was left', () => {
  const { purchase, refresh } = purchasing()
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
})
