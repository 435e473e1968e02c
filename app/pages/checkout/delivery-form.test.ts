import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCart } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { DeliveryForm } from './delivery-form.client.tsx'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('location', { pathname: '/checkout', search: '?step=delivery' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const LINES = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź' }
const HOME = { id: 7, ...LINES, countryId: 'PL' }
const ABROAD = { id: 8, ...LINES, street: 'Hauptstraße', countryId: 'DE' }

/** The step of the address, and the countries that it has asked for. */
function step(initial: ComponentProps<typeof DeliveryForm>['initial'], countryId: string) {
  const onCountry = vi.fn<(countryId: string) => void>()
  const props = {
    initial,
    countryId,
    saved: [HOME, ABROAD],
    countries: [],
    lying: { cart: aCart([]), ways: [] },
    offered: [],
    ways: {},
    waysFailure: null,
    language: 'pl',
    labels: { steps: {} },
    onCountry,
  } as unknown as ComponentProps<typeof DeliveryForm>
  const island = runIsland(() => DeliveryForm(props))
  const cards = () => elementsOf(island.current, RadioCards)[0]
  return { chosen: () => cards()?.value, choose: (value: string) => cards()?.onChange?.(value), onCountry, end: island.end }
}

test.each([
  ['at first that in the country of delivery', null, 'DE', '8'],
  ['at first none where there is none', null, 'FR', 'another'],
  ['as it was chosen', { ...LINES, countryId: 'PL' }, 'PL', '7'],
  ['not that of another country, of which the lines are left', { ...LINES, countryId: 'DE' }, 'DE', 'another'],
])('EXT-82: of saved addresses is chosen %s, and the country stays', (_which, initial, countryId, chosen) => {
  const form = step(initial, countryId)
  expect([form.chosen(), form.onCountry.mock.calls]).toEqual([chosen, []])
  form.end()
})

test('EXT-82: a saved address that is chosen brings its country', () => {
  const form = step(null, 'DE')
  form.choose('7')
  expect([form.chosen(), form.onCountry.mock.calls]).toEqual(['7', [['PL']]])
  form.end()
})
