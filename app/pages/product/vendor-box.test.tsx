import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { instantOf } from '../../domain/time/instant.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { VendorBox } from './vendor-box.tsx'

const PRODUCT: Pick<Product, 'vendor' | 'vendorRecord' | 'vendorPhoto'> = {
  vendor: { id: 1 as VendorId, name: 'Dom z duszą' },
  vendorRecord: { sellingSince: instantOf('2019-05-01 08:00:00'), sales: 412, answersWithinHours: 3, ratings: [0, 1, 3, 14, 80] },
  vendorPhoto: {
    id: 'witryna',
    url: '/photos/witryna-640.avif',
    alt: 'Dom z duszą, witryna sklepu',
    width: 1280,
    height: 800,
    color: '#d8cfc0',
  },
}

const box = async (product: typeof PRODUCT, language: Language = 'pl') =>
  renderToStaticMarkup(<VendorBox input={{ t: await createTranslator(language), language }} product={product} />)

test('EXT-40: the box has a picture of the shop, of a size known beforehand; its text is in the language of the page', async () => {
  expect(await box(PRODUCT)).toMatch(
    /<img [^>]*src="\/photos\/witryna-640.avif" [^>]*width="1280" height="800" alt="Dom z duszą, witryna sklepu" loading="lazy"/,
  )
  expect(await box(PRODUCT, 'es')).toContain('alt="witryna sklepu"')
})

test('EXT-36, EXT-40: where the shop API has no record or no picture, the box is without it; without both there is no box', async () => {
  const unpictured = await box({ ...PRODUCT, vendorPhoto: null })
  expect(unpictured).toContain('412')
  expect(unpictured).not.toContain('<img')
  const unrecorded = await box({ ...PRODUCT, vendorRecord: null })
  expect(unrecorded).toContain('<img')
  expect(unrecorded).not.toContain('412')
  expect(await box({ ...PRODUCT, vendorRecord: null, vendorPhoto: null })).toBe('')
})
