import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../button/button.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { CopyButton } from './copy-button.client.tsx'

/** A copy button on a clipboard, and what it says: in itself and to screen readers. */
function copyButton(writeText: () => Promise<void>) {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const onCopied = vi.fn<() => void>()
  const labels = { text: 'PL61', label: 'Kopiuj', copiedLabel: 'Skopiowano', failedLabel: 'Nie udało się', onCopied }
  const island = runIsland(() => CopyButton(labels))
  return {
    island,
    onCopied,
    click: () => elementsOf(island.current, Button)[0]?.onClick?.({} as never),
    label: () => elementsOf(island.current, 'span')[0]?.children,
    said: () => elementsOf(island.current, LiveRegion)[0]?.message,
  }
}

test('what a second click says stays as long as what the first one said', async () => {
  const button = copyButton(async () => undefined)
  button.click()
  await vi.advanceTimersByTimeAsync(2900)
  button.click()
  await vi.advanceTimersByTimeAsync(2900)
  expect(button.said()).toBe('Skopiowano')
  await vi.advanceTimersByTimeAsync(100)
  expect([button.said(), button.label()]).toEqual(['', 'Kopiuj'])
})

test.each([
  ['copied', async () => undefined, 'Skopiowano', 1],
  ['refused by the browser', async () => Promise.reject(new Error('denied')), 'Nie udało się', 0],
])('a text that is %s is said so, also in the button, and nothing is left behind when that is gone', async (_what, write, said, copies) => {
  const writeText = vi.fn<() => Promise<void>>(write)
  const button = copyButton(writeText)
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect([button.said(), button.label(), button.onCopied.mock.calls.length]).toEqual([said, said, copies])
  expect(writeText).toHaveBeenCalledExactlyOnceWith('PL61')
  button.island.end()
  expect(vi.getTimerCount()).toBe(0)
})
