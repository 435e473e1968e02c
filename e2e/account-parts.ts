import type { Page } from '@playwright/test'

/** An e-mail address without an account. */
export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID()}@patyna.test`
}

/** The region in which toasts appear. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Komunikaty' })
