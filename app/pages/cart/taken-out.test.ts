import { afterEach, expect, test, vi } from 'vitest'
import { aCartItem, aParcel } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import type { CartLabels } from './cart-labels.ts'
import { TakenOut } from './taken-out.client.tsx'

afterEach(() => vi.unstubAllGlobals())

test('GAP-150: of two quick presses the line is put back, said and counted once', async () => {
  const heard: string[] = []
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('document', {
    cookie: 'visitor=1',
    activeElement: null,
    documentElement: { lang: 'pl' },
    getElementById: () => null,
    querySelector: () => null,
    dispatchEvent: ({ type }: Event) => heard.push(type),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    heard.push(path)
    return Response.json({ data: { quantity: 1, added: 1 } })
  })
  const line = { item: aCartItem(), vendor: aParcel([]).vendor, deliveryTypeId: 1, isSaved: false, wasFavorite: false, key: 'undo' }
  const onBack = vi.fn<() => void>()
  const props = { line, labels: {} as CartLabels, language: 'pl', favoritesHref: '', onBack } as const
  const [undo] = elementsOf(runIsland(() => TakenOut(props)).current, Button)
  const press = { currentTarget: { dataset: {} } } as never
  undo?.onClick?.(press)
  undo?.onClick?.(press)
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(heard).toEqual(['/shop/cart/product/add', 'ui:announce'])
})
