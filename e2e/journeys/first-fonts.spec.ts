// The typeface of headings on the first page of a first visit, on a slow line (GAP-156).
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { observeShifts, shiftsOf } from '../layout.ts'
import { productParams } from '../shop-lookup.ts'
import { emulateLine, SLOW_LINE } from '../slow-line.ts'

test.use({ hasPictures: true })

/** The family name inside the font files that make-fonts.ts writes. */
const SERIF = /^Fraunces/

/** The typefaces that Chromium drew an element's letters with. */
async function typefacesOf(protocol: CDPSession, element: Locator): Promise<string[]> {
  const marked = await element.evaluate((node) => {
    node.id ||= `heading-${performance.now()}`
    return node.id
  })
  const { root } = await protocol.send('DOM.getDocument', {})
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[id="${marked}"]` })
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

async function onSlowLine(page: Page): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await emulateLine(protocol, SLOW_LINE)
  await protocol.send('DOM.enable')
  await protocol.send('CSS.enable')
  return protocol
}

test(
  'GAP-156: headings of a first page are in the serif, and nothing moved when it came',
  { tag: '@phone-too' },
  async ({ browser, page, visit, visitCatalog, shop }) => {
    const product = productParams(await shop.productOnSale())
    const viewport = page.viewportSize()
    const isPhone = viewport !== null && viewport.width < 600
    for (const open of [() => visit('home', {}), () => visitCatalog(), () => visit('product', product)]) {
      await open()
      const url = page.url()
      let serifs = 0
      // A context of its own has no fonts in its cache.
      const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone })
      const first = await context.newPage()
      const protocol = await onSlowLine(first)
      await observeShifts(first)
      await first.goto(url)
      await first.waitForLoadState('networkidle')
      const headings = await first.locator('h1:visible, main h2:visible, main h3:visible').all()
      for (const heading of headings) {
        // Some are set in the sans on purpose: names on cards, the number of products.
        if (!(await heading.evaluate((node) => getComputedStyle(node).fontFamily.includes('Serif')))) continue
        serifs += 1
        for (const typeface of await typefacesOf(protocol, heading)) {
          expect(typeface, `${url}: ${await heading.innerText()}`).toMatch(SERIF)
        }
      }
      expect(serifs, url).toBeGreaterThan(0)
      expect((await shiftsOf(first)).score, url).toBe(0)
      await context.close()
    }
  },
)
