import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CheckoutDraft, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import type { CheckoutData } from './checkout-data.ts'
import { useDeliveryCountry } from './use-delivery-country.client.ts'
import type { DraftChange } from './use-draft.client.ts'

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
