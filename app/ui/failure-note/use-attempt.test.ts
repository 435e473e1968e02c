import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { ANNOUNCE } from '../live-region/announce.ts'
import { useAttempt } from './use-attempt.ts'

test('a change is tried once at a time; why it failed stays until the next try and is announced once', async () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const announced: unknown[] = []
  page.addEventListener(ANNOUNCE, (event) => event instanceof CustomEvent && announced.push(event.detail))
  const island = runIsland(() => useAttempt())
  const state = () => [island.current.isBusy, island.current.text]
  const answer = Promise.withResolvers<string | null>()
  const work = vi.fn(async () => answer.promise)

  // Both presses come before the first is rendered.
  const { attempt } = island.current
  const first = attempt(work)
  await attempt(work)
  expect([work.mock.calls.length, ...state()]).toEqual([1, true, null])
  answer.resolve('Nie udało się')
  await first
  expect(state()).toEqual([false, 'Nie udało się'])

  const again = island.current.attempt(async () => null)
  expect(state()).toEqual([true, null])
  await again
  expect([...state(), announced]).toEqual([false, null, ['Nie udało się']])
})

test('after work that threw the button reacts again', async () => {
  const island = runIsland(() => useAttempt())
  await expect(island.current.attempt(async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(island.current.isBusy).toBe(false)
  const work = vi.fn(async () => undefined)
  await island.current.attempt(work)
  expect(work).toHaveBeenCalledOnce()
})
