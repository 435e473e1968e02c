import type { Browser, Locator, Page } from '@playwright/test'
import { longestEvent, observeEvents } from './measure-interaction.ts'
import { openSlowPhone } from './slow-phone.ts'

/** Pause after a press, so that its response does not count for the next one, ms. */
const BETWEEN_MS = 800

/** The order leads to another document after three calls, and what was measured ends with this one. */
const BEFORE_LEAVING_MS = 300

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

/** Walks the checkout once as a guest, by finger and letters, and measures every press (Event Timing, in steps of 8 ms). */
export async function measureCheckout(browser: Browser, { origin, prepare }: CheckoutToWalk): Promise<Press[]> {
  const phone = await openSlowPhone(browser)
  const presses: Press[] = []
  const { page } = phone
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })

  async function measure(name: string, press: () => Promise<void>, pauseMs = BETWEEN_MS) {
    await observeEvents(page)
    await press()
    await page.waitForTimeout(pauseMs)
    presses.push({ name, ms: await longestEvent(page) })
  }
  async function tap(name: string, control: Locator, pauseMs = BETWEEN_MS) {
    // Scrolls into view and waits until nothing covers it; the tap itself is by coordinates, so that nothing of the driver's counts.
    await control.tap({ trial: true })
    const box = await control.boundingBox()
    if (!box) throw new Error(`"${name}" is not in view.`)
    await measure(name, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2), pauseMs)
  }
  async function type(name: string, text: string) {
    const [first = '', ...rest] = text
    await tap(`tap ${name}`, field(name))
    await measure(`letter in ${name}`, () => page.keyboard.press(first))
    await page.keyboard.type(rest.join(''))
  }
  const arrivedAt = async (step: string) => {
    await page.getByRole('heading', { level: 1, name: step }).waitFor()
    await page.waitForTimeout(BETWEEN_MS)
  }

  try {
    await prepare(page)
    await page.goto(`${origin}/checkout`, { waitUntil: 'networkidle' })
    await tap('next, with errors', button('Dalej: dostawa'))
    await type('E-mail', `gosc-${Date.now().toString(36)}@patyna.test`)
    await type('Imię', 'Hanna')
    await type('Nazwisko', 'Nowak')
    await type('Telefon', '501234567')
    await tap('invoice', main.getByText('fakturę').first())
    await tap('no invoice', main.getByText('fakturę').first())
    await tap('total', main.locator('summary').first())
    await tap('total again', main.locator('summary').first())
    await tap('next, to delivery', button('Dalej: dostawa'))
    await arrivedAt('Dostawa')
    await type('Ulica', 'Piotrkowska')
    await type('Numer domu', '104')
    await type('Kod pocztowy', '90926')
    await type('Miejscowość', 'Łódź')
    await tap('next, to payment', button('Dalej: płatność'))
    await arrivedAt('Płatność')
    await tap('payment method', main.getByText('Przelew bankowy').first())
    await tap('next, to summary', button('Dalej: podsumowanie'))
    await arrivedAt('Podsumowanie')
    await tap('order, with errors', button('Zamawiam z obowiązkiem zapłaty'))
    for (const [name, text] of [
      ['terms', /^Akceptuję/],
      ['privacy', /^Zgadzam się/],
    ] as const)
      await tap(name, main.getByRole('checkbox', { name: text }))
    await tap('order', button('Zamawiam z obowiązkiem zapłaty'), BEFORE_LEAVING_MS)
    return presses
  } finally {
    await phone.close()
  }
}
