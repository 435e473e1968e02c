// The same purchase in each market, as a guest: language, currency, payment methods (MKT; J-08, J-17).
import { LANGUAGES } from '#app/domain/language.ts'
import { CURRENCIES, MAIN_CURRENCY, marketOfLanguage } from '#app/domain/market.ts'
import { newEmail, step } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { variant } from '../turns.ts'

/** Texts and input by market. Form labels are those of the specification, in the market's language. */
const WORDS = {
  pl: {
    add: 'Dodaj do koszyka',
    added: 'Dodano do koszyka',
    toCart: 'Przejdź do koszyka',
    toCheckout: 'Do kasy',
    next: /^Dalej/,
    method: 'Karta płatnicza',
    order: 'Zamawiam z obowiązkiem zapłaty',
    pay: 'Zapłać',
    thanks: 'Dziękujemy za zamówienie',
    zipCode: '90-926',
    phone: '501 234 567',
  },
  en: {
    add: 'Add to cart',
    added: 'Added to the cart',
    toCart: 'Go to cart',
    toCheckout: 'Checkout',
    next: /^Next/,
    method: 'Payment card',
    order: 'Order with obligation to pay',
    pay: 'Pay',
    thanks: 'Thank you for your order',
    zipCode: '90-926',
    phone: '501 234 567',
  },
  es: {
    add: 'Añadir a la cesta',
    added: 'Añadido a la cesta',
    toCart: 'Ir a la cesta',
    toCheckout: 'Tramitar pedido',
    next: /^Siguiente/,
    method: 'Tarjeta',
    order: 'Pedido con obligación de pago',
    pay: 'Pagar',
    thanks: 'Gracias por tu pedido',
    zipCode: '28013',
    phone: '612 345 678',
  },
} as const

test.beforeEach(inOwnWorld)

for (const [index, language] of LANGUAGES.entries()) {
  const words = WORDS[language]
  const { prefix, currencyId } = marketOfLanguage(language)
  const amount = new RegExp(`\\d ${CURRENCIES[currencyId].symbol}`)

  test(
    `MKT-19, CRT-02: a guest buys in ${language}, in ${currencyId}`,
    variant(index, LANGUAGES.length),
    async ({ page, visitCatalog, visitProduct, shop }) => {
      await visitCatalog({}, language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(main(page).getByRole('article').first()).toContainText(amount)
      const { id, name } = await shop.productToOrder()
      await visitProduct({ id, name }, language)
      const sent = page.waitForRequest('**/shop/cart/product/add')
      await main(page).getByRole('button', { name: words.add, exact: true }).first().click()
      const request = await sent
      expect(request.postDataJSON()).toMatchObject({ productId: id, currencyCode: currencyId })
      expect(request.headers()['langid']).toBe(language)
      await page.getByRole('dialog', { name: words.added }).getByRole('link', { name: words.toCart }).click()
      await expect(page).toHaveURL(`${prefix}/cart`)
      await main(page).getByRole('complementary').getByRole('link', { name: words.toCheckout }).click()

      const fill = async (name: string, value: string) => main(page).locator(`[name=${name}]`).fill(value)
      const next = main(page).getByRole('button', { name: words.next })
      await expect(page).toHaveURL(`${prefix}/checkout`)
      // The international market has no country of its own.
      if (language === 'en') await main(page).locator('[name=countryId]').selectOption('PL')
      await fill('email', newEmail())
      await fill('firstName', 'Grażyna')
      await fill('lastName', 'Żółć')
      await fill('phone', words.phone)
      await next.click()
      await expect(page).toHaveURL(/step=delivery$/)
      await fill('street', 'Piotrkowska')
      await fill('building', '104')
      await fill('zipCode', words.zipCode)
      await fill('city', 'Łódź')
      await next.click()
      await expect(page).toHaveURL(/step=payment$/)
      await expect(main(page).getByRole('radio', { name: words.method })).toHaveCount(1)
      await expect(main(page).getByRole('radio', { name: 'BLIK' })).toHaveCount(currencyId === MAIN_CURRENCY ? 1 : 0)
      await main(page)
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: words.method }) })
        .click()
      await next.click()
      await expect(page).toHaveURL(/step=summary$/)
      for (const name of ['termsAgreement', 'personalDataAgreement']) await main(page).locator(`[name=${name}]`).check()
      await expect(page.getByRole('complementary').last()).toContainText(amount)
      await main(page).getByRole('button', { name: words.order }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/platnosc-testowa/`))
      await main(page).getByRole('button', { name: words.pay, exact: true }).click()
      await expect(title(page)).toHaveText(words.thanks)
      await expect(step(page)).toHaveCount(0)
    },
  )
}
