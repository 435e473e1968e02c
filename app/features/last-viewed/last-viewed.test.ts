import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { LAST_VISITED_KEY } from '../../domain/product/last-visited.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { LastViewed } from './last-viewed.client.tsx'

test('PRD-69, EXT-27: a first visitor reads that nothing was viewed; who clears the list hears the same', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [{ id: 1 }] } }))
  const props = { emptyText: 'Nic', title: '', language: 'pl', pathPrefix: '', sold: '', clearLabel: '' } as const
  const page = (productId: number) => runIsland(() => LastViewed({ ...props, productId: productId as ProductId }))
  const emptyOf = (island: ReturnType<typeof page>) => elementsOf(island.current, 'p').map(({ children }) => children)
  const first = page(1)
  expect([emptyOf(first), elementsOf(first.current, Suspense)]).toEqual([['Nic'], []])
  first.end()
  const second = page(2)
  type Shown = { props: { items?: unknown; onClear?: () => void; children?: unknown } } | undefined
  const shown = () => elementsOf(second.current, Suspense)[0]?.children as Shown
  await vi.waitFor(() => expect(shown()?.props.items).toEqual([{ id: 1 }]))
  expect(emptyOf(second)).toEqual([])
  shown()?.props.onClear?.()
  expect([shown()?.props.children, emptyOf(second), localStorage.getItem(LAST_VISITED_KEY)]).toEqual(['Nic', ['Nic'], '[2]'])
})
