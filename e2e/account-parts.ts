import type { Page } from '@playwright/test'

/** An address that nobody has yet. */
export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID()}@patyna.test`
}

/** Where messages come and go. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Komunikaty' })
