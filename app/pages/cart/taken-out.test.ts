import type { ReactNode, RefObject } from 'react'
import { expect, test, vi } from 'vitest'
import { aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import type { CartLabels } from './cart-labels.ts'
import { TakenOut } from './taken-out.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const LINE = { item: aCartItem(), vendor: aParcel([]).vendor, deliveryTypeId: 1, isSaved: false, wasFavorite: false, key: 'undo' }

test.each([
  ['all', 2, 'Przywrócono: Fotel 1'],
  ['what others have left', 1, 'Przywrócono: Fotel 1 (1/2)'],
])('GAP-150, EXT-70: of two quick presses the line is put back, %s of it, said and counted once', async (_what, added, said) => {
  const heard: string[] = []
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('document', testDocument({ dispatchEvent: ({ detail }: CustomEvent<string>) => heard.push(detail) }))
  vi.stubGlobal('fetch', async (path: string) => {
    heard.push(path)
    return Response.json({ data: { quantity: 1, added } })
  })
  const onBack = vi.fn<() => void>()
  const line = { ...LINE, item: aCartItem({ quantity: 2 }) }
  const props = { line, labels: { putBack: 'Przywrócono' } as CartLabels, language: 'pl', favoritesHref: '', onBack } as const
  const island = runIsland(() => TakenOut(props))
  const [undo] = elementsOf(island.current, Button)
  const press = { currentTarget: { dataset: {} } } as never
  undo?.onClick?.(press)
  undo?.onClick?.(press)
  expect(elementsOf(island.current, Button)[0]?.isBusy).toBe(true)
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(heard).toEqual(['/shop/cart/product/add', said])
})

test.each([
  ['of what somebody else has bought', 409, 'NOT_AVAILABLE', 'Fotel 1: już niedostępne', false],
  ['that failed', 503, 'FAILED', 'Spróbuj ponownie', true],
])('GAP-150, EXT-06: an undo %s says so; a refusal does not stand for the next one', async (_which, status, code, text, isRepeated) => {
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', testDocument())
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ error: { code } }, { status })
  })
  const labels = { failed: 'Spróbuj ponownie', changes: { gone: 'już niedostępne' } } as CartLabels
  const onBack = vi.fn<() => void>()
  const island = runIsland(() => TakenOut({ line: LINE, labels, language: 'pl', favoritesHref: '', onBack }))
  for (const presses of [1, 2]) {
    elementsOf(island.current, Button)[0]?.onClick?.({} as never)
    await vi.waitFor(() => expect([keys.length, elementsOf(island.current, FailureNote)[0]?.text]).toEqual([presses, text]))
  }
  expect(onBack).not.toHaveBeenCalled()
  expect(keys[0] === keys[1]).toBe(isRepeated)
})

test('GAP-98, GAP-150: an undo of what was reduced and costs something else by now says so, and the next press takes the new price', async () => {
  const sent: unknown[] = []
  const keys = new Set<string | null>()
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit) => {
    sent.push(JSON.parse(String(body)).productPrice)
    keys.add(new Headers(headers).get('idempotency-key'))
    return Response.json({ error: { code: 'PRICE_CHANGED', price: 120 } }, { status: 409 })
  })
  const labels = { changes: { price: '{now} zamiast {before}' } } as CartLabels
  const line = { ...LINE, item: aCartItem({ promoPrice: zloty(80) }) }
  const island = runIsland(() => TakenOut({ line, labels, language: 'pl', favoritesHref: '', onBack: () => undefined }))
  for (const presses of [1, 2]) {
    elementsOf(island.current, Button)[0]?.onClick?.({} as never)
    await vi.waitFor(() => expect([sent.length, elementsOf(island.current, Button)[0]?.isBusy]).toEqual([presses, false]))
    expect(elementsOf(island.current, FailureNote)[0]?.text).toMatch(presses === 1 ? /^Fotel 1: 120 zł zamiast 80 zł$/ : /^Fotel 1: 120 zł/)
  }
  expect([sent, keys.size]).toEqual([[80, 120], 2])
})

test.each([
  ['saved for later, with the way there', true, 'Zapisano', ['/ulubione']],
  ['removed', false, 'Usunięto', []],
])('GAP-150: it says that a line is %s', (_what, isSaved, text, links) => {
  vi.stubGlobal('document', { activeElement: { contains: () => false } })
  const labels = { saved: 'Zapisano', removed: 'Usunięto' } as CartLabels
  const props = { line: { ...LINE, isSaved }, labels, language: 'pl', favoritesHref: '/ulubione', onBack: () => undefined } as const
  const { current } = runIsland(() => TakenOut(props))
  expect(elementsOf(current, 'span')[0]?.children).toBe(text)
  expect(elementsOf(current, 'a').map(({ href }) => href)).toEqual(links)
})

test.each([
  ['nowhere', null, 1],
  ['on the body', { contains: () => true }, 1],
  ['on a field elsewhere', { contains: () => false }, 0],
])('WCAG 2.4.3: with the focus %s the button that undoes it takes the focus so many times', (_where, activeElement, times) => {
  const focus = vi.fn<() => void>()
  vi.stubGlobal('document', { activeElement })
  const props = { line: LINE, labels: {} as CartLabels, language: 'pl', favoritesHref: '/', onBack: () => undefined } as const
  runIsland(() => {
    const rendered = TakenOut(props)
    for (const { ref } of elementsOf(rendered as ReactNode, 'span')) {
      if (ref) (ref as RefObject<unknown>).current = { querySelector: () => ({ focus }), contains: () => false }
    }
    return rendered
  })
  expect(focus).toHaveBeenCalledTimes(times)
})
