import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const Thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

/** The only block of a schema.org type on the page, parsed. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = blocks.map((block) => Thing.parse(JSON.parse(block))).filter((thing) => thing['@type'] === type)
  expect(things, `one ${type}`).toHaveLength(1)
  return things[0] ?? {}
}
