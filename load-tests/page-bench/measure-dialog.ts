import type { Browser, Locator } from '@playwright/test'
import { type Approach, reach } from './measure-click.ts'
import { loadToRest } from './measure-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A dialog that is not filled within this time has failed, ms. */
const PATIENCE_MS = 20_000

/** Milliseconds from the click on the button of all filters to the frame in which the dialog shows something to choose from. */
export async function measureDialog(browser: Browser, listingUrl: string, approach: Approach): Promise<number> {
  const phone = await openSlowPhone(browser)
  try {
    const { page } = phone
    await loadToRest(phone, listingUrl)
    const button = page.getByRole('button', { name: 'Wszystkie filtry' })
    await button.scrollIntoViewIfNeeded()
    await reach(button, approach)
    const shown = untilChoicesShow(button)
    await button.click({ noWaitAfter: true })
    return await shown
  } finally {
    await phone.close()
  }
}

/** Starts at the next click, by the browser's clock. */
function untilChoicesShow(button: Locator): Promise<number> {
  return button.evaluate(
    (element, patienceMs) =>
      new Promise<number>((resolve, reject) => {
        const onClick = ({ timeStamp: clickedAt }: Event) => {
          const giveUp = setTimeout(() => reject(new Error('The dialog stayed empty.')), patienceMs)
          const look = () => {
            const choice = document.querySelector('dialog[open] input[type=checkbox]')
            if (choice === null) return requestAnimationFrame(look)
            clearTimeout(giveUp)
            return requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedAt)))
          }
          requestAnimationFrame(look)
        }
        element.addEventListener('click', onClick, { once: true, capture: true })
      }),
    PATIENCE_MS,
  )
}
