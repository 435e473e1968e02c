// What of a page can be reached and read: every control by scrolling to it, every text on the screen.
import type { Page } from '@playwright/test'

/** What was found in a part of a page. */
export interface Reach {
  /** Visible controls. */
  there: number
  /** Those of them that can be reached. */
  reached: number
  /** Controls and texts that cannot be reached or read, each with the reason. */
  lost: string[]
}

/**
 * Sets the text size as the setting of browsers does: unlike zoom it leaves pixels alone.
 * @param percent of the default of 16 px
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const standard = (16 * percent) / 100
  await cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await cdp.detach()
}

/**
 * Scrolls to each visible control of the parts and asks whether it is within the screen and
 * at its own middle, and whether all texts are within the screen and what hides overflow.
 * An ellipsis is meant, and so is what a row that scrolls has at its sides.
 * @param parts CSS selector
 */
export async function reach(page: Page, parts: string): Promise<Reach> {
  return page.evaluate((selector) => {
    const roots = [...document.querySelectorAll(selector)]
    const within = (query: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(query)])
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1
    const nameOf = (element: Element) => {
      const text = element.ariaLabel ?? (element.textContent.trim() || element.getAttribute('name') || element.id)
      return `${element.tagName.toLowerCase()} "${text.slice(0, 30)}"`
    }
    const isMeant = (element: Element) => {
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX)
    }

    const coveredBy = (control: HTMLElement): string | null => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right } = control.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) return `is off the screen, ${Math.round(left)} to ${Math.round(right)} px`
      // A link in a text has a box for each line.
      const hits = [...control.getClientRects()].map((box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
      if (hits.some((hit) => hit && (control.contains(hit) || hit.closest('label')?.control === control))) return null
      return `is under ${hits[0] ? nameOf(hits[0]) : 'nothing'}`
    }

    const cutOf = (element: HTMLElement): string | null => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!text) return null
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
      const rows = boxes.map(({ top, bottom }) => (top + bottom) / 2)
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (isMeant(box) || getComputedStyle(box).clipPath !== 'none') return null
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return `is cut at the side by ${nameOf(box)}`
        if (overflowY !== 'visible' && rows.some((row) => row < edge.top || row > edge.bottom)) return `is cut below by ${nameOf(box)}`
      }
      return left < -1 || right > innerWidth + 1 ? `is off the screen, ${Math.round(left)} to ${Math.round(right)} px` : null
    }

    const controls = within('a[href], button, input:not([type=hidden]), select, textarea, summary').filter(isVisible)
    const lost = controls.flatMap((control) => coveredBy(control)?.replace(/^/, `${nameOf(control)} `) ?? [])
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    const cut = within('*')
      .filter((element) => element.childNodes.length > 0 && isVisible(element))
      .flatMap((element) => cutOf(element)?.replace(/^/, `text of ${nameOf(element)} `) ?? [])
    const page = document.documentElement
    const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : []
    return { there: controls.length, reached: controls.length - lost.length, lost: [...wide, ...new Set([...lost, ...cut])] }
  }, parts)
}
