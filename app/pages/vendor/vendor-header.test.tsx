import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { createShopApi } from '../../shop-api/shop-api.ts'
import { VendorHeader } from './vendor-header.tsx'

async function header(id: number, language: Language): Promise<string> {
  const { app } = createTestWorld()
  const shop = createShopApi({
    origin: 'http://shop.test',
    headers: { langId: language, shippingTo: 'pl' },
    language,
    productHref: () => '',
    vendorHref: () => '',
    fetch: async (url, init) => app.request(url, init),
  })
  const vendor = await shop.vendor(id as VendorId)
  if (!vendor) throw new Error(`The test world has no vendor ${id}`)
  return renderToStaticMarkup(<VendorHeader vendor={vendor} now={NOON} language={language} t={await createTranslator(language)} />)
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
