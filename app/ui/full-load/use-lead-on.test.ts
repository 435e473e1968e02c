import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useLeadOn } from './use-lead-on.ts'

/** Where an island of a page leads when its answer comes. */
async function ledTo(hasLeft: boolean, transition: string | null = null): Promise<string[]> {
  const led: string[] = []
  vi.stubGlobal('window', { navigation: { transition: transition && { navigationType: transition } } })
  const island = runIsland(() => useLeadOn(async (href) => void led.push(href)))
  if (hasLeft) island.end()
  await island.current('/platnosc')
  return led
}

test.each([
  ['leads on from the page that asked', false, null, ['/platnosc']],
  ['also while that is refreshed', false, 'reload', ['/platnosc']],
  ['leaves the visitor who has followed a link since where that led', true, null, []],
  ['or is on the way there', false, 'push', []],
])('an answer %s', async (_what, hasLeft, transition, expected) => {
  expect(await ledTo(hasLeft, transition)).toEqual(expected)
})
