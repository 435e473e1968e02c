// THE FIGURES of bench:page --against. A new one = a row.
import type { Browser } from '@playwright/test'
import { measureClick } from '../measure-click.ts'
import { measureDialog } from '../measure-dialog.ts'
import { loadToRest, type PagePaints, readPaints } from '../measure-page.ts'
import { openSlowPhone } from '../slow-phone.ts'

/** What one visit of a page gives, ms by name. */
export type Figures = Readonly<Record<string, number>>

export interface MeasuredPage {
  kind: string
  url: string
}

/** Cards of the first rows, one after the other, so that every click leads to another product. */
const CARDS = 8

/** A first visit with an empty cache, then one more in the same browser. */
export async function visitTwice(browser: Browser, url: string): Promise<Figures> {
  const phone = await openSlowPhone(browser)
  try {
    await loadToRest(phone, url)
    const first = await readPaints(phone)
    await phone.page.goto('about:blank')
    await loadToRest(phone, url)
    return { ...named('first', first), ...named('repeat', await readPaints(phone)) }
  } finally {
    await phone.close()
  }
}

function named(visit: string, { firstPaintMs, largestPaintMs, blockedMs, shift }: PagePaints): Figures {
  return {
    [`${visit} visit, FCP`]: firstPaintMs,
    [`${visit} visit, LCP`]: largestPaintMs,
    [`${visit} visit, TBT`]: blockedMs,
    [`${visit} visit, CLS`]: shift,
  }
}

/** What visitors do on a listing. @param round of the benchmark, from 0 on */
export async function listingFigures(browser: Browser, url: string, round: number): Promise<Figures> {
  const card = round % CARDS
  return {
    'card clicked after hovering': await measureClick(browser, url, 'hover', card),
    'card clicked directly': await measureClick(browser, url, 'direct', card),
    'all filters after hovering': await measureDialog(browser, url, 'hover'),
    'all filters directly': await measureDialog(browser, url, 'direct'),
  }
}
