import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { CopyButton } from './copy-button.client.tsx'

afterEach(() => void vi.useRealTimers())

test('what a second click says stays as long as what the first one said', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
  const labels = { text: 'PL61', label: 'Kopiuj', copiedLabel: 'Skopiowano', failedLabel: 'Nie udało się' }
  const island = runIsland(() => {
    const parts = (CopyButton(labels) as { props: { children: ReactNode[] } }).props.children
    const [button, region] = parts.filter((part) => isValidElement<ComponentProps<'button'> & { message?: string }>(part))
    expect(region?.type).toBe(LiveRegion)
    return { click: () => button?.props.onClick?.({} as never), said: () => region?.props.message }
  })
  island.current.click()
  await vi.advanceTimersByTimeAsync(2900)
  island.current.click()
  await vi.advanceTimersByTimeAsync(2900)
  expect(island.current.said()).toBe('Skopiowano')
  await vi.advanceTimersByTimeAsync(100)
  expect(island.current.said()).toBe('')
})
