import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { whenIdle } from './when-idle.ts'
import { afterPaint } from './after-paint.ts'
import { lazyComponent } from './lazy-component.ts'

/** A browser that is idle when the test says so. */
function browser(readyState: string) {
  const waiting = new Map<number, () => void>()
  const page = Object.assign(new EventTarget(), { requestIdleCallback: () => 0 })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.set(waiting.size + 1, work).size)
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return { load: () => page.dispatchEvent(new Event('load')), idle: () => waiting.forEach((work) => work()) }
}

test.each<[string, string, (on: ReturnType<typeof browser>, cancel: () => void) => void, number]>([
  ['in a page that has loaded', 'complete', ({ idle }) => idle(), 1],
  ['once it has loaded', 'loading', ({ load, idle }) => [load(), load(), idle()], 1],
  ['not before', 'loading', ({ idle }) => idle(), 0],
  ['not when it was cancelled', 'complete', ({ idle }, cancel) => [cancel(), idle()], 0],
  ['not when it was cancelled before that', 'loading', ({ load, idle }, cancel) => [cancel(), load(), idle()], 0],
])('work for an idle browser runs %s', (_when, readyState, use, times) => {
  const work = vi.fn<() => void>()
  const on = browser(readyState)
  use(on, whenIdle(work))
  expect(work).toHaveBeenCalledTimes(times)
})

test('a browser without idle callbacks does no such work', () => {
  vi.stubGlobal('window', {})
  const work = vi.fn<() => void>()
  whenIdle(work)()
  expect(work).not.toHaveBeenCalled()
})

test('work after a paint runs in a hidden page too, which paints nothing', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await expect(afterPaint()).resolves.toBeUndefined()
})

test('a component whose file is missing shows nothing, and once that is shown it is loaded again', async () => {
  let tries = 0
  const Late = lazyComponent(async () => (++tries === 1 ? Promise.reject(new Error('404')) : () => 'here')) as () => ReactElement
  /** What React renders, once it is loaded. */
  async function loaded(): Promise<() => unknown> {
    const { _init: load, _payload: payload } = Late().type as unknown as { _init: (payload: unknown) => () => unknown; _payload: unknown }
    return vi.waitFor(() => load(payload))
  }
  const nothing = await loaded()
  expect(await loaded(), 'not before it is shown').toBe(nothing)
  expect(runIsland(nothing).current).toBeNull()
  expect((await loaded())()).toBe('here')
  expect(tries).toBe(2)
})
