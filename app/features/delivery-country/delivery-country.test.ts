import { type ComponentProps, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { readTags } from '../../testing/read-tags.ts'
import { runIsland } from '../../testing/run-island.ts'
import { saidBy } from '../../testing/said-by.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { DeliveryCountry } from './delivery-country.client.tsx'

// A failed read is tried again: not in the tests after this one.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forget(VISITOR_KEYS.cart)
})

test('EXT-49: a country that cannot be chosen any more is shown as it is, not as the first of the others', () => {
  vi.stubGlobal('document', { cookie: '' })
  const field = () => DeliveryCountry({ label: 'Kraj', countryId: 'JP', countries: { DE: 'Niemcy', PL: 'Polska' } })
  const options = elementsOf(runIsland(field).current, 'option')
  expect(options.map(({ value, children }) => `${value} ${children}`)).toEqual(['DE Niemcy', 'PL Polska', 'JP JP'])
})

test('EXT-49: before the scripts it names the country alone, and can choose no other', async () => {
  const countries = deliveryCountries('pl')
  expect(countries).toMatchObject({ DE: 'Niemcy', PL: 'Polska' })
  const props = { label: 'Kraj', countryId: 'PL', countries }
  const html = renderToStaticMarkup(createElement(DeliveryCountry, props))
  expect(saidBy(html)).toBe('Kraj\n[PL]Polska')
  expect(readTags(html, 'select')).toMatchObject([{ disabled: '' }])
  expect(elementsOf(runIsland(() => DeliveryCountry(props)).current, 'select')).toMatchObject([{ disabled: false }])
})

test('EXT-49: a chosen country shows while the cart is read for it; where that fails, it can be chosen again', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', async () => new Promise((resolve) => answers.push(resolve)))
  let cookie = 'visitor=1'
  const written = { get: () => cookie, set: (one: string) => (cookie += `; ${one}`) }
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: { language: 'pl' } }, getElementById: () => null })
  vi.stubGlobal('document', Object.defineProperty(document, 'cookie', written))
  vi.stubGlobal('location', { protocol: 'https:' })
  const end = listen(VISITOR_KEYS.cart, () => undefined)
  type Label = ReactElement<{ children: ReactElement<ComponentProps<'select'>>[] }>
  // What the cart on screen is for.
  const field = () => DeliveryCountry({ label: 'Kraj', countryId: 'PL', countries: { CZ: 'Czechy', DE: 'Niemcy', PL: 'Polska' } }) as Label
  const island = runIsland(() => field().props.children[1]?.props)
  const choose = (value = 'DE') => island.current?.onChange?.({ currentTarget: { value } } as never)
  expect(island.current).toMatchObject({ value: 'PL', 'aria-busy': undefined })
  choose()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(island.current).toMatchObject({ value: 'DE', 'aria-busy': true })
  answers[0]?.(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await vi.waitFor(() => expect(island.current).toMatchObject({ value: 'PL' }))
  choose()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  // What was chosen last is waited for, whenever the answer to one before comes.
  choose('CZ')
  answers[1]?.(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toMatchObject({ value: 'CZ', 'aria-busy': true })
  end()
})
