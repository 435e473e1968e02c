import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CheckoutDraft, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import { runIsland } from '../../testing/run-island.ts'
import type { CheckoutData } from './checkout-data.ts'
import { useDeliveryCountry } from './use-delivery-country.client.ts'
import type { DraftChange } from './use-draft.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const ADDRESS = { street: 'Długa', building: '1', apartment: null, zipCode: '00-001', city: 'Warszawa', countryId: 'PL' }
const DATA = { lying: { cart: { countryId: null } }, firstContact: { countryId: 'PL' } } as unknown as CheckoutData

test.each([true, false])('EXT-82: another country unsettles the address of the stored draft; read by then: %s', (isKnown) => {
  let inTab: CheckoutDraft = { ...EMPTY_DRAFT, countryId: 'PL', address: ADDRESS }
  const save = (change: DraftChange) => void (inTab = { ...inTab, ...(typeof change === 'function' ? change(inTab) : change) })
  const onReady = vi.fn<(onCountry: (countryId: string) => void) => void>()
  function Step() {
    onReady(useDeliveryCountry({ stored: isKnown ? inTab : EMPTY_DRAFT, isKnown, save, data: DATA }).onCountry)
    return null
  }
  renderToStaticMarkup(<Step />)
  onReady.mock.lastCall?.[0]('DE')
  expect(inTab).toMatchObject({ countryId: 'DE', address: null, typed: { address: { ...ADDRESS, countryId: 'DE' } } })
})

/** The checkout of a cart with a country, and what it has told the rest of the shop. */
function checkout(ofCart: string | null, stored: Partial<CheckoutDraft>, isKnown = true) {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('location', { protocol: 'https:' })
  const input = { stored: { ...EMPTY_DRAFT, ...stored }, isKnown, ofCart }
  const save = vi.fn(
    (change: DraftChange) => void Object.assign(input.stored, typeof change === 'function' ? change(input.stored) : change),
  )
  const island = runIsland(() => {
    const data = { ...DATA, lying: { cart: { countryId: input.ofCart } } } as unknown as CheckoutData
    return useDeliveryCountry({ stored: input.stored, isKnown: input.isKnown, save, data })
  })
  return {
    told: () => document.cookie,
    input,
    save,
    island,
    follow: (next: Partial<typeof input>) => (Object.assign(input, next), island.again(), input.stored.countryId),
  }
}

test('EXT-82: a country chosen here is not taken back by a cart that has not heard of it; one chosen in the cart since is followed', () => {
  const { told, island, follow } = checkout('PL', { countryId: 'PL' })
  expect(told()).toBe('')
  island.current.onCountry('DE')
  expect(told()).toMatch(/^shippingTo=DE;/)
  expect([follow({ ofCart: 'SK' }), follow({ ofCart: 'DE' }), follow({ ofCart: 'FR' })]).toEqual(['DE', 'DE', 'FR'])
})

test.each([
  ['the cart’s is not taken for chosen', 'DE', {}, true, [null, 'PL', 0]],
  ['the cart’s is followed once the draft is read', 'DE', { countryId: 'PL' }, false, ['PL', 'PL', 0]],
  ['a shop API without countries has none to follow', null, { countryId: 'PL' }, true, ['PL', 'PL', 0]],
])('EXT-82: before anybody chooses, %s', (_what, ofCart, stored, isKnown, expected) => {
  const page = checkout(ofCart, stored, isKnown)
  expect([page.input.stored.countryId, page.island.current.countryId, page.save.mock.calls.length]).toEqual(expected)
  if (!isKnown) expect(page.follow({ isKnown: true })).toBe('DE')
})

test('EXT-82: what a shop API without countries need not know, or what is no country, is not told to it', () => {
  const without = checkout(null, {})
  without.island.current.onCountry('DE')
  expect(without.told()).toBe('')
  const unchosen = checkout('PL', {})
  unchosen.island.current.tellShop('')
  expect(unchosen.told()).toBe('')
})

test('EXT-82: the country of a draft that is not read yet is told also where it seems to be the same', () => {
  const { save, island } = checkout('PL', { countryId: 'PL' }, false)
  island.current.onCountry('PL')
  expect(save).toHaveBeenCalledOnce()
})
