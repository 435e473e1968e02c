// A change that fails is shown beside its control and announced (journeys of failed changes).
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { MockControl } from './mock-control.ts'

export const NOT_CHANGED = 'Nie udało się tego zmienić. Spróbuj ponownie za chwilę.'
export const NOT_SENT = 'Nie udało się tego wysłać. Spróbuj ponownie za chwilę.'

/** Fails calls once each, makes the change, and finds the error beside its control and in a live region. */
export async function failsAloud(mock: MockControl, route: string, place: Locator, change: () => Promise<void>, words = NOT_CHANGED) {
  await test.step(route, async () => {
    const page = place.page()
    await mock.fault({ route, kind: 'status', arg: '503', first: 1 })
    const refused = page.waitForResponse((answer) => answer.status() === 503)
    await change()
    await refused
    await expect(place.getByText(words).first()).toBeVisible()
    await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first()).toBeAttached()
    await mock.heal()
  })
}
