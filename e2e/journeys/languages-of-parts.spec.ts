import { expect, test } from '../fixtures.ts'
import { checkSourceLanguage, sourceTexts } from '../source-language.ts'

const LANGUAGE = 'es'

test('WCAG 3.1.2: vendors’ texts are marked as Polish everywhere on Spanish pages', async ({
  page,
  visit,
  visitCatalog,
  visitProduct,
  shop,
}) => {
  const source = await sourceTexts(shop)
  const product = await shop.productOnSale()
  const main = page.getByRole('main')
  const checkLanguages = async () => checkSourceLanguage(page, LANGUAGE, source)

  await visitCatalog({}, LANGUAGE)
  await page.getByLabel('Buscar en el catálogo').fill(product.name.slice(0, 4))
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkLanguages()

  await visitProduct(product, LANGUAGE)
  await expect(page.locator('head title')).toHaveAttribute('lang', 'pl')
  await main
    .getByRole('button', { name: `Favorito: ${product.name}` })
    .first()
    .click()
  await main.getByRole('button', { name: 'Añadir a la cesta' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Añadido a la cesta' })).toContainText(product.name)
  await checkLanguages()
  await page.keyboard.press('Escape')
  await main.locator('[data-zoom]').first().click()
  await expect(page.getByRole('dialog', { name: 'Fotografías a pantalla completa' })).toBeVisible()
  await checkLanguages()

  await visit('cart', {}, LANGUAGE)
  await expect(main).toContainText(product.name)
  await checkLanguages()
  await visit('favorites', {}, LANGUAGE)
  await expect(main).toContainText(product.name)
  await checkLanguages()
  await visit('checkout', { step: 'contact', order: null }, LANGUAGE)
  await expect(main).toContainText(product.name)
  await checkLanguages()
})
