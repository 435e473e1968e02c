// From the cart to the order (spec §2, §4; GAP-31, GAP-32; J-08, J-17).
import { PERSONAS } from '#seeds/personas.ts'
import { checkAxe } from '../axe.ts'
import {
  agree,
  choose,
  fillAddress,
  fillContact,
  main,
  newEmail,
  next,
  paidHere,
  parcels,
  putIntoCart,
  step,
  submit,
  toSummary,
  total,
} from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing, shiftsOf } from '../layout.ts'
import { canBeOrdered, isOnSale, type ProductFacts } from '../shop-lookup.ts'

test.beforeEach(({ mock }) => expect(mock.world, 'what is bought here is gone in this world alone').toMatch(/^e2e-/))

test(
  'J-08, CHK-01, CHK-02, CHK-03, UIK-04, BTM-01, BTM-02: a guest buys in four steps, pays and is thanked',
  { tag: '@phone' },
  async ({ page, open, shop }) => {
    const product = await shop.productThat('to be ordered', canBeOrdered)
    await putIntoCart(page, product)
    await open('/cart')
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    if (isPhone) await bar.getByRole('link', { name: 'Do kasy' }).click()
    else await page.getByRole('complementary').getByRole('link', { name: 'Do kasy' }).click()

    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByText('newsletter', { exact: false })).toHaveCount(0)
    if (isPhone) await expect(bar).toContainText('Krok 1 z 4: Dane')
    await expect(step(page)).toHaveText('Dane')
    await checkAxe(page)

    await next(page).click()
    const email = page.getByRole('textbox', { name: 'E-mail', exact: true })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('To pole jest wymagane.')
    await fillContact(page, newEmail())
    await page.getByRole('textbox', { name: 'Telefon' }).fill('12-3456789')
    await next(page).click()
    await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveAccessibleDescription(/Podaj 9 cyfr/)
    await checkAxe(page)
    await page.getByRole('textbox', { name: 'Telefon' }).fill('(123) 456-789')
    await next(page).click()

    await expect(page).toHaveURL(/\?step=delivery$/)
    await expect(step(page)).toHaveText('Dostawa')
    await fillAddress(page)
    await expect(page.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('90-926')
    await checkAxe(page)
    await next(page).click()

    await expect(page).toHaveURL(/\?step=payment$/)
    await expect(step(page)).toHaveText('Płatność')
    await next(page).click()
    await expect(page.getByRole('radiogroup', { name: 'Sposób płatności' })).toHaveAttribute('aria-invalid', 'true')
    await choose(page, 'Karta płatnicza')
    await checkAxe(page)
    await next(page).click()

    await expect(page).toHaveURL(/\?step=summary$/)
    await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
    await expect(main(page).getByText('Piotrkowska 104')).toBeVisible()
    await expect(main(page).getByText('Karta płatnicza')).toBeVisible()
    await checkAxe(page)
    expect(await overflowing(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeFocused()
    await agree(page)
    const sum = (await total(page).textContent()) ?? ''
    await submit(page).click()

    await expect(page).toHaveURL(paidHere)
    await expect(main(page).getByText(sum)).toBeVisible()
    await checkAxe(page)
    await main(page).getByRole('button', { name: 'Zapłać' }).click()

    await expect(page).toHaveURL(/\/checkout\?step=thank-you&order=PAT-\d+&payment=[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy za zamówienie')
    await expect(main(page).getByText('Zapłacone')).toBeVisible()
    await checkAxe(page)
    expect(page.url()).not.toContain('%40')
    // Steps replace each other in one document, which counts as a layout shift when it takes long; a single page must not shift.
    await page.reload()
    await expect(main(page).getByText('Zapłacone')).toBeVisible()
    expect((await shiftsOf(page)).score).toBeLessThanOrEqual(0.01)

    await main(page).getByRole('link', { name: 'Szczegóły zamówienia' }).click()
    await expect(main(page).getByText(product.name)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Koszyk', exact: true })).toBeVisible()
  },
)

test('GAP-31: the order button comes after items, delivery and total', async ({ page, open, shop }) => {
  await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
  await open('/checkout')
  await toSummary(page)
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const tops = async () => Promise.all([parcels(page), total(page), submit(page)].map(async (part) => (await part.boundingBox())?.y ?? 0))
    // Three places taken one after the other may be of two layouts while the page moves to the new screen.
    await expect(async () => {
      const [items = 0, sum = 0, button = 0] = await tops()
      expect([width, items < sum, sum < button]).toEqual([width, true, true])
    }).toPass()
    expect([width, await overflowing(page)]).toEqual([width, []])
  }
  // The same for screen readers.
  const isAfter = await submit(page).evaluate((button) => {
    const sum = [...document.querySelectorAll('aside dd')].at(-1)
    return Boolean(sum && sum.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(isAfter).toBe(true)
})

test('CHK-04: leftover cookies of older checkouts are gone after load, others stay', async ({ page, context, open, baseURL }) => {
  await context.addCookies([
    { name: 'checkout-x', value: '1', url: baseURL ?? '' },
    { name: 'x-checkout-', value: '1', url: baseURL ?? '' },
  ])
  await open('/produkty')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('checkout-x')
  expect((await context.cookies()).map(({ name }) => name)).toContain('x-checkout-')
  await expect(page.locator('h1')).toBeVisible()
})

test(
  'GAP-31: a step opens after the ones before it; Back, a reload and the stepper keep what was filled in',
  { tag: '@phone-too' },
  async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    await open('/checkout?step=summary')
    await expect(page).toHaveURL(/\/checkout$/)
    await open('/checkout?step=nie-ma')
    await expect(step(page)).toHaveText('Dane')
    await expect(main(page).getByRole('link', { name: 'Dane', exact: true })).toHaveCount(0) // before the first step there is none

    const email = newEmail()
    await fillContact(page, email)
    await next(page).click()
    await expect(page).toHaveURL(/step=delivery$/)
    await fillAddress(page)
    await next(page).click()
    await expect(page).toHaveURL(/step=payment$/)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Ulica' })).toHaveValue('Piotrkowska')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
    await page.goForward()
    await page.goForward()
    await expect(step(page)).toHaveText('Płatność')
    await page.getByRole('list', { name: 'Kroki zamówienia' }).getByRole('link', { name: 'Dostawa' }).click()
    await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Łódź')
  },
)

function costsOtherwiseAtHome({ deliveryConfigurations: { STANDARD, HOME } }: ProductFacts): boolean {
  return STANDARD !== undefined && HOME !== undefined && HOME.price !== STANDARD.price
}

test('DLV-01: another way of delivery changes the sum', { tag: '@phone-too' }, async ({ page, open, shop }) => {
  const product = await shop.productThat(
    'cheap, with two ways that cost otherwise',
    (one) => isOnSale(one) && costsOtherwiseAtHome(one) && (one.prices.promo ?? one.prices.regular) < 300,
  )
  await putIntoCart(page, product)
  await open('/checkout')
  await fillContact(page, newEmail())
  await next(page).click()
  const before = (await total(page).textContent()) ?? ''
  await choose(page, /Wniesienie/)
  await expect(total(page)).not.toHaveText(before)
  const after = (await total(page).textContent()) ?? ''
  await fillAddress(page)
  await next(page).click()
  await expect(page).toHaveURL(/step=payment$/)
  await expect(total(page)).toHaveText(after)
})

test('J-17: a customer buys in Spain, in euro and in Spanish', { tag: '@phone' }, async ({ page, open, shop, logInAs }) => {
  await logInAs('customer')
  const facts = await shop.productThat('to be ordered', canBeOrdered)
  const product = await shop.product(facts.id, 'es')
  if (!product) throw new Error('The product is gone.')
  await putIntoCart(page, product, 'es')
  await open('/es/cart')
  await main(page).getByRole('complementary').getByRole('link', { name: 'Tramitar pedido' }).click()
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(PERSONAS.customer.email)
  await page.getByRole('textbox', { name: 'Nombre', exact: false }).fill('Hanna')
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Nowak')
  // The customer's phone is Polish, the order goes to Spain.
  await expect(page.getByRole('combobox', { name: 'País de entrega' })).toHaveValue('ES')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page).toHaveURL(/\/es\/checkout\?step=delivery$/)
  if (await page.getByRole('radio', { name: 'Otra dirección' }).count()) await choose(page, 'Otra dirección')
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('ES')
  await page.getByRole('textbox', { name: 'Calle' }).fill('Calle Mayor')
  await page.getByRole('textbox', { name: /^Número/ }).fill('3')
  await page.getByRole('textbox', { name: 'Código postal' }).fill('28013')
  await page.getByRole('textbox', { name: 'Localidad' }).fill('Madrid')
  await next(page).click()
  await expect(page.getByRole('radio', { name: 'Tarjeta' })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'BLIK' })).toHaveCount(0)
  await choose(page, 'Tarjeta')
  await next(page).click()
  await page.getByRole('checkbox', { name: /Acepto las/ }).check()
  await page.getByRole('checkbox', { name: /tratamiento/ }).check()
  await expect(total(page)).toContainText('€')
  await main(page).getByRole('button', { name: 'Pedido con obligación de pago' }).click()
  await expect(page).toHaveURL(/\/es\/platnosc-testowa\//)
  await main(page).getByRole('button', { name: 'Pagar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias por tu pedido')
  await expect(main(page).getByText('Pagado')).toBeVisible()
})

test('an empty cart has no checkout', async ({ page, open }) => {
  await open('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk jest pusty')
})
