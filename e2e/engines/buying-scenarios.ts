// Purchase scenarios, from the product to the order.
import { href } from '#app/addresses/href.ts'
import { canBeOrdered, productParams, type ShopLookup } from '../shop-lookup.ts'
import { type Shopper, IN } from './shopper.ts'
import { step, type Step, type Scenario } from './scenario.ts'

const orderable = (shop: ShopLookup) => shop.productThat('to be ordered', canBeOrdered)
const next = (shopper: Shopper) => shopper.press('button', /^Dalej/, IN.main)

const ORDER_STEPS: readonly Step[] = [
  step('into the cart', async (shopper) => {
    await shopper.press('button', 'Dodaj do koszyka', IN.main)
    await shopper.seePanel()
    await shopper.see('Dodano do koszyka')
  }),
  step('to the cart', async (shopper) => {
    await shopper.press('link', 'Przejdź do koszyka', IN.open)
    await shopper.seePath(/cart|koszyk/)
  }),
  step('one more of it', async (shopper) => {
    await shopper.press('button', /^Więcej: /, IN.main)
    await shopper.seeThat('two', () => document.querySelector<HTMLInputElement>('main article input')?.value === '2', null)
  }),
  step('to the checkout', async (shopper) => {
    await shopper.press('link', 'Do kasy')
    await shopper.seePath(/^\/checkout/)
  }),
  step('what is missing is said', async (shopper) => {
    await next(shopper)
    await shopper.see('To pole jest wymagane')
  }),
  step('contact', async (shopper) => {
    await shopper.fill(/^E-mail/, `gosc-${crypto.randomUUID()}@patyna.test`, IN.main)
    await shopper.fill(/^Imię/, 'Grażyna', IN.main)
    await shopper.fill(/^Nazwisko/, 'Żółć', IN.main)
    await shopper.fill(/^Telefon/, '123456789', IN.main)
    await next(shopper)
    await shopper.seePath(/step=delivery/)
  }),
  step('delivery', async (shopper) => {
    await shopper.fill(/^Ulica/, 'Piotrkowska', IN.main)
    await shopper.fill(/^Numer domu/, '104', IN.main)
    await shopper.fill(/^Kod pocztowy/, '90926', IN.main)
    await shopper.fill(/^Miejscowość/, 'Łódź', IN.main)
    await next(shopper)
    await shopper.seePath(/step=payment/)
  }),
  step('payment', async (shopper) => {
    await shopper.press('choice', /^Przelew bankowy/, IN.main)
    await next(shopper)
    await shopper.seePath(/step=summary/)
  }),
  step('the order is placed', async (shopper) => {
    await shopper.press('choice', /Akceptuję/, IN.main)
    await shopper.press('choice', /Zgadzam się/, IN.main)
    await shopper.press('button', /^Zamawiam/, IN.main)
    await shopper.seePath(/platnosc-testowa/)
  }),
  step('it is paid', async (shopper) => {
    await shopper.press('button', 'Zapłać', IN.main)
    await shopper.see('Dziękujemy za zamówienie')
    await shopper.see('Zapłacone')
  }),
]

export const BUYING_SCENARIOS: readonly Scenario[] = [
  {
    page: 'the way to an order',
    hasOwnWorld: true,
    path: async (shop) => href('product', productParams(await orderable(shop)), 'pl'),
    steps: ORDER_STEPS,
  },
]
