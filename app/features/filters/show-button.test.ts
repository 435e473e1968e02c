import type { ReactElement, ReactNode, RefObject } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { ShowButton } from './show-button.client.tsx'

const waiting: ((response: Response) => void)[] = []
const hits = (total: number) => Response.json({ data: { pagination: { total } } })

beforeEach(() => {
  vi.useFakeTimers()
  waiting.length = 0
  vi.stubGlobal('FormData', Map)
  vi.stubGlobal('fetch', async () => new Promise((resolve) => waiting.push(resolve)))
})

/** The button in a form. */
function buttonInForm() {
  const page = { total: 40 }
  const form = Object.assign(new EventTarget(), { *[Symbol.iterator]() {}, querySelectorAll: () => [] })
  const props = {
    language: 'pl',
    texts: { other: '{n}', few: '{n}', many: '{n}', one: '{n}' },
    uncounted: '?',
  } as const
  type Rendered = ReactElement<{ ref: RefObject<{ form: EventTarget } | null>; children: ReactNode }>
  const island = runIsland(() => {
    // Each time that its panel is read it is another object.
    const rendered = ShowButton({ ...props, ...page, scope: {} }) as Rendered
    rendered.props.ref.current = { form }
    return rendered.props.children
  })
  return { form, island, page }
}

test('a choice that was just made is not counted for a page that has gone', async () => {
  const { form, island } = buttonInForm()
  form.dispatchEvent(new Event('change'))
  island.end()
  form.dispatchEvent(new Event('change'))
  await vi.advanceTimersByTimeAsync(400)
  await vi.dynamicImportSettled()
  expect(waiting).toEqual([])
})

test('EXT-70: what could not be counted has no number; one pause after the last choice it is counted anew', async () => {
  const { form, island } = buttonInForm()
  for (let choice = 0; choice < 2; choice++) {
    await vi.advanceTimersByTimeAsync(299)
    form.dispatchEvent(new Event('change'))
  }
  await vi.advanceTimersByTimeAsync(299)
  expect(waiting).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.(new Response(null, { status: 503 }))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toBe('?')
  form.dispatchEvent(new Event('change'))
  await vi.advanceTimersByTimeAsync(300)
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.(hits(0))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toBe('0')
})

test('the button says what the newest choice finds, whenever the answer to one before comes', async () => {
  const { form, island } = buttonInForm()
  for (const choice of [1, 2]) {
    form.dispatchEvent(new Event('change'))
    await vi.advanceTimersByTimeAsync(400)
    await vi.waitFor(() => expect(waiting.length).toBe(choice))
  }
  waiting[1]?.(hits(5))
  await vi.advanceTimersByTimeAsync(1)
  waiting[0]?.(hits(900))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toBe('5')
})

test('EXT-70: a choice is counted also where its panel is read again meanwhile', async () => {
  const { form, island } = buttonInForm()
  form.dispatchEvent(new Event('change'))
  island.again()
  await vi.advanceTimersByTimeAsync(400)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  island.again()
  waiting[0]?.(hits(5))
  await vi.advanceTimersByTimeAsync(1)
  expect(island.current).toBe('5')
})

test('GAP-73: with nothing changed the button says what its panel found when it was read again', async () => {
  const { form, island, page } = buttonInForm()
  page.total = 38
  island.again()
  expect(island.current).toBe('38')
  form.dispatchEvent(new Event('change'))
  await vi.advanceTimersByTimeAsync(400)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.(hits(5))
  await vi.advanceTimersByTimeAsync(1)
  island.again()
  expect(island.current).toBe('5')
})
