// Analytics events about people, and their data minimisation (spec §7, GAP-120); see analytics.spec.ts for the rest.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn, register } from '../account-parts.ts'
import { newEmail } from '../checkout-parts.ts'
import { expect, main, test } from '../fixtures.ts'

const form = (page: Page) => main(page).locator('form')

/** Collects events across pages: login leaves the page at once, and its data layer with it. */
async function watchEvents(page: Page): Promise<unknown[]> {
  const told: unknown[] = []
  await page.exposeFunction('tell', (entry: unknown) => void told.push(entry))
  await page.addInitScript(() => {
    const told: unknown[] = []
    // Each page creates a new data layer: its assignment is intercepted.
    Object.defineProperty(window, 'dataLayer', {
      get: () => told,
      set: (entries: unknown[]) => {
        told.push(...entries)
      },
    })
    told.push = (...entries: unknown[]) => {
      for (const entry of entries) if ('event' in Object(entry)) void (window as unknown as { tell: (entry: unknown) => void }).tell(entry)
      return Array.prototype.push.apply(told, entries)
    }
  })
  return told
}

const user = (email: string) => ({ sha256Email: createHash('sha256').update(email).digest('hex') })

test.use({ consent: 'analytics.marketing' })

test.describe('a visitor without newsletter sign-up', () => {
  test.use({ hasNewsletterPopup: true })

  test('ANL-05, CKE-05: a newsletter sign-up is tracked, and counted in a cookie', async ({ page, visit }) => {
    const told = await watchEvents(page)
    const email = newEmail()
    await visit('content', { slug: 'newsletter' })
    const submit = form(page).getByRole('button', { name: 'Zapisz mnie' })
    await expect(submit).toBeEnabled()
    await form(page).getByRole('textbox', { name: 'Twój adres e-mail' }).fill(email)
    await submit.click()
    await expect.poll(() => told).toEqual([{ event: 'newsletter_signup', user: user(email) }])
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'newsletterSignupCount')?.value)
      .toMatch(/^\d+$/)
  })
})

test('ANL-06, ANL-07: a registration and a login are tracked', async ({ page, context, open }) => {
  const email = newEmail()
  const told = await watchEvents(page)
  await open('/rejestracja')
  await register(page, email, 'krzeslo-1962')
  await expect(page).not.toHaveURL(/rejestracja/)
  await expect.poll(() => told).toContainEqual({ event: 'sign_up', user: user(email) })

  await context.clearCookies({ name: 'token' })
  await open('/logowanie')
  await logIn(page, email, 'krzeslo-1962')
  await expect(page).not.toHaveURL(/logowanie/)
  await expect.poll(() => told).toContainEqual({ event: 'login', user: user(email) })
})
