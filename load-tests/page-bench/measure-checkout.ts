import type { Browser, Locator, Page } from '@playwright/test'
import { longestEvent, observeEvents } from './measure-interaction.ts'
import { openSlowPhone } from './slow-phone.ts'

/** Pause after a press, so that its response does not count for the next one, ms. */
const BETWEEN_MS = 800

/** The order leads to another document after three calls, and what was measured ends with this one. */
const BEFORE_LEAVING_MS = 300

/** A step that takes longer was refused, ms. */
const STEP_MS = 10_000

/** One press of the checkout, and the time from it to the next frame, ms. */
export interface Press {
  name: string
  ms: number
}

interface CheckoutToWalk {
  origin: string
  /** Puts a product into the visitor's cart. */
  prepare: (page: Page) => Promise<void>
}

/**
 * Walks the checkout once as a guest and measures every press (Event Timing, in steps of 8 ms). By mouse: in a headless Chromium no letter
 * reaches a field that was tapped after another one.
 */
export async function measureCheckout(browser: Browser, { origin, prepare }: CheckoutToWalk): Promise<Press[]> {
  const phone = await openSlowPhone(browser)
  const presses: Press[] = []
  const { page } = phone
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const invoice = main.getByRole('checkbox', { name: /fakturę/ })
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })

  async function measure(name: string, act: () => Promise<void>, pauseMs = BETWEEN_MS) {
    await observeEvents(page)
    await act()
    await page.waitForTimeout(pauseMs)
    presses.push({ name, ms: await longestEvent(page) })
  }
  async function press(name: string, control: Locator, pauseMs = BETWEEN_MS) {
    // Scrolls into view and waits until nothing covers it; the press itself is by coordinates, so that nothing of the driver's counts.
    await control.click({ trial: true })
    const box = await control.boundingBox()
    if (!box) throw new Error(`"${name}" is not in view.`)
    await measure(name, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2), pauseMs)
  }
  async function type(name: string, text: string) {
    const [first = '', ...rest] = text
    await press(`press ${name}`, field(name))
    await measure(`letter in ${name}`, () => page.keyboard.press(first))
    await page.keyboard.type(rest.join(''))
  }
  async function arrivedAt(step: string) {
    const arrived = page.getByRole('heading', { level: 1, name: step }).waitFor({ timeout: STEP_MS })
    await arrived.catch(async () => {
      const wrong = await main
        .locator('[aria-invalid=true]')
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
      throw new Error(`The checkout does not arrive at "${step}"; wrong fields: ${wrong.join(', ') || 'none'}.`)
    })
    await page.waitForTimeout(BETWEEN_MS)
  }

  try {
    await prepare(page)
    await page.goto(`${origin}/checkout`, { waitUntil: 'networkidle' })
    await press('next, with errors', button('Dalej: dostawa'))
    await type('E-mail', `gosc-${Date.now().toString(36)}@patyna.test`)
    await type('Imię', 'Hanna')
    await type('Nazwisko', 'Nowak')
    await type('Telefon', '501234567')
    await press('invoice', invoice)
    await press('no invoice', invoice)
    await press('total', main.locator('summary').first())
    await press('total again', main.locator('summary').first())
    await press('next, to delivery', button('Dalej: dostawa'))
    await arrivedAt('Dostawa')
    await type('Ulica', 'Piotrkowska')
    await type('Numer domu', '104')
    await type('Kod pocztowy', '00950')
    await type('Miejscowość', 'Warszawa')
    await press('next, to payment', button('Dalej: płatność'))
    await arrivedAt('Płatność')
    await press('payment method', main.getByText('Przelew bankowy').first())
    await press('next, to summary', button('Dalej: podsumowanie'))
    await arrivedAt('Podsumowanie')
    await press('order, with errors', button('Zamawiam z obowiązkiem zapłaty'))
    for (const [name, text] of [
      ['terms', /^Akceptuję/],
      ['privacy', /^Zgadzam się/],
    ] as const)
      await press(name, main.getByRole('checkbox', { name: text }))
    await press('order', button('Zamawiam z obowiązkiem zapłaty'), BEFORE_LEAVING_MS)
    return presses
  } finally {
    await phone.close()
  }
}
