import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import type { VendorId } from '../../domain/ids.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import type { Language } from '../../domain/language.ts'
import { worldInput } from '../../testing/world-input.ts'
import { streamed } from '../../testing/streamed.ts'
import { VendorHeader } from './vendor-header.tsx'
import { VendorPage } from './vendor-page.tsx'

async function header(id: number, language: Language): Promise<string> {
  const { shop, now, t } = await worldInput({ params: {}, language })
  const vendor = await shop.vendor(id as VendorId)
  if (!vendor) throw new Error(`The test world has no vendor ${id}`)
  return renderToStaticMarkup(<VendorHeader vendor={vendor} now={now} language={language} t={t} />)
}

test('EXT-40: the header of a vendor has a picture of the shop, of a size known beforehand', async () => {
  expect(await header(VENDOR.plain, 'pl')).toMatch(/<img [^>]*width="1280" height="800" alt="Dom z duszą, witryna sklepu"/)
  expect(await header(VENDOR.plain, 'en')).toContain('alt="shop window"')
})

test('EXT-40: a shop API without pictures of vendors has headers without one', async () => {
  const html = await header(VENDOR.onHoliday, 'pl')
  expect(html).toContain('Na urlopie')
  expect(html).not.toContain('<img')
})

test.each([
  ['pl', 'Meble z duszą.'],
  ['en', 'Dom z duszą: vintage furniture, '],
] as const)('EXT-91: search engines get what the page says of the vendor in its own language: %s', async (language, text) => {
  const input = await worldInput({
    params: { id: VENDOR.plain as VendorId, slug: 'dom-z-dusza', filters: NO_FILTERS },
    language,
  })
  expect(await streamed(await VendorPage(input))).toContain(`<meta name="description" content="${text}`)
})
