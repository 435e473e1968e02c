import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of Tab after which a control counts as out of reach. */
const MOST_PRESSES = 150

/** The element with the focus. */
interface FocusedElement {
  name: string
  /** An outline or a shadow shows the focus. */
  isMarked: boolean
  /** Some part of it lies uncovered on the screen. */
  isInView: boolean
}

/** Moves the focus to a control as people do: over the skip link, forwards or backwards; expects it to be seen there. @throws Error when it never comes */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = async () => control.evaluate((element) => element === document.activeElement)
  if (!(await isThere())) {
    const isBefore = await control.evaluate((element) => {
      const { activeElement } = document
      return activeElement !== null && (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    })
    if (isBefore) await tabUntil(page, isThere, String(control), 'Shift+Tab')
    else {
      await skipToContent(page, control)
      if (!(await isThere())) await tabUntil(page, isThere, String(control))
    }
  }
  await expectFocusSeen(page)
}

/** From the start of a page to its content, over the skip link. */
async function skipToContent(page: Page, control: Locator): Promise<void> {
  const isAtStart = await control.evaluate((element) => element.closest('main') !== null && document.activeElement === document.body)
  if (!isAtStart) return
  await page.keyboard.press('Tab')
  // Where the focused element was taken away, Tab goes on from its place.
  if ((await page.locator('.skip-link:focus').count()) > 0) await page.keyboard.press('Enter')
}

/** Presses Tab until something is true of the stop. @param goal what is looked for, for the error @throws Error when it never is */
export async function tabUntil(page: Page, isThere: () => Promise<boolean>, goal: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  throw new Error(`${MOST_PRESSES} presses of ${key} did not lead to ${goal}`)
}

const seen = expect.configure({ soft: true, timeout: 5000 })

/** The focus is visible, and no bar or dialog covers it (WCAG 2.2, 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<FocusedElement> {
  const stop = await focusedElement(page)
  const where = `"${stop.name.slice(0, 40)}" on ${new URL(page.url()).pathname}`
  // The page may still be scrolling.
  if (!stop.isMarked || !stop.isInView)
    await seen.poll(async () => focusedElement(page), `the focus is seen at ${where}`).toMatchObject({ isMarked: true, isInView: true })
  return stop
}

async function focusedElement(page: Page): Promise<FocusedElement> {
  return page.locator(':focus').evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const name = element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent)
    // The input of a radio card is visually hidden: the card shows the focus.
    const shown = [element, ...labels, element.closest('label'), element.parentElement].filter((one) => one instanceof HTMLElement)
    // A link that covers a card shows the focus on the overlay.
    const isMarked = shown.some((one) =>
      [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }),
    )
    const isInView = shown.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      return points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (one.contains(there) || there.contains(one))
      })
    })
    return { name: name.trim(), isMarked, isInView }
  })
}
