import { type ComponentProps, type ReactElement, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { PurchaseProvider } from './purchase.client.tsx'

afterEach(() => vi.unstubAllGlobals())

const WAY = { type: 'STANDARD', deliveryTypeId: 1, amount: 1, price: '1 zł' } as const
const STOCK = { amountOfAvailableItems: 5, statusId: 'PUBLISHED', isVendorSuspended: false, classificationId: 0 }
const PRODUCT = {
  ...STOCK,
  id: 7 as ProductId,
  name: 'Fotel',
  lang: undefined,
  imageUrl: null,
  price: { minor: 100, currencyId: 'PLN' },
  delivery: { countryId: 'PL', zones: [{ countries: null, until: '', ways: [WAY] }] },
  tracked: { currency: 'PLN', items: [] },
} as const

test('EXT-70: that fewer pieces were added than asked for is said of that addition alone', async () => {
  vi.stubGlobal('document', {
    cookie: 'visitor=1',
    documentElement: { lang: 'pl' },
    getElementById: () => null,
    querySelector: () => null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('HTMLInputElement', EventTarget)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('fetch', async () => Response.json({ data: { quantity: 9, added: 1 } }))
  const labels = { addedPart: '{added} z {asked}' } as ComponentProps<typeof PurchaseProvider>['labels']
  type Rendered = ReactElement<{ value: { add: () => Promise<void>; setQuantity: (quantity: number) => void } }>
  const island = runIsland(() => PurchaseProvider({ product: PRODUCT, cartHref: '/', labels, children: null }) as Rendered)
  const note = () => (elementsOf(island.current, Suspense)[0]?.children as ReactElement<{ note?: string }> | undefined)?.props.note
  island.current.props.value.setQuantity(3)
  await island.current.props.value.add()
  expect(note()).toBe('1 z 3')
  island.current.props.value.setQuantity(1)
  await island.current.props.value.add()
  expect(note()).toBeUndefined()
  island.end()
})
