// Account scenarios: what logged-in users do before and after an order.
import { href } from '#app/addresses/href.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { canBeOrdered, productParams, type ShopLookup } from '../shop-lookup.ts'
import { IN } from './shopper.ts'
import { opens, type Scenario, step } from './scenario.ts'

const productPath = async (shop: ShopLookup) => href('product', productParams(await shop.productThat('to be ordered', canBeOrdered)), 'pl')

export const ACCOUNT_SCENARIOS: readonly Scenario[] = [
  {
    page: 'login',
    path: () => href('login', { redirectTo: null }, 'pl'),
    steps: [
      step('a wrong password is said', async (shopper) => {
        await shopper.fill(/^E-mail/, PERSONAS.customer.email, IN.main)
        await shopper.fill(/^Hasło/, 'nie-to-haslo', IN.main)
        await shopper.press('button', 'Zaloguj się', IN.main)
        await shopper.see(/[Nn]ieprawidłow|[Nn]iepoprawn|nie pasuj|[Bb]łędn/)
      }),
      step('the right one logs in', async (shopper) => {
        await shopper.fill(/^E-mail/, PERSONAS.customer.email, IN.main)
        await shopper.fill(/^Hasło/, PERSONA_PASSWORD, IN.main)
        await shopper.press('button', 'Zaloguj się', IN.main)
        await shopper.seeThat('a path other than the login', () => !location.pathname.includes('logowanie'), null)
        await shopper.untilHydrated()
      }),
    ],
  },
  {
    page: 'profile',
    path: () => href('userProfile', {}, 'pl'),
    persona: 'vendor',
    steps: [
      ...opens('a new address', (shopper) => shopper.press('button', 'Dodaj adres', IN.main)),
      step('the address dialog says what is missing', async (shopper) => {
        await shopper.press('button', 'Dodaj adres', IN.main)
        await shopper.press('button', 'Zapisz', IN.open)
        await shopper.see('To pole jest wymagane')
        await shopper.press('button', 'Zamknij', IN.open)
        await shopper.seeNoPanel()
      }),
      step('it is saved', async (shopper) => {
        await shopper.fill(/^Telefon/, '501234567', IN.main)
        await shopper.press('button', 'Zapisz', IN.main)
        await shopper.see('Dane zapisane')
      }),
    ],
  },
  {
    page: 'what delivery costs',
    path: productPath,
    persona: 'customer',
    steps: [
      step('who is here is known', (shopper) =>
        shopper.seeThat('the account', () => document.querySelector('header a[href$="/moje-konto"]') !== null, null),
      ),
      step('that a postal code is none is said', async (shopper) => {
        await shopper.fill('Kod pocztowy', '0095', IN.main)
        await shopper.press('button', 'Sprawdź koszt dostawy', IN.main)
        await shopper.see('Podaj kod pocztowy w postaci 00-000')
      }),
      step('a whole one gets an answer', async (shopper) => {
        await shopper.fill('Kod pocztowy', '00950', IN.main)
        await shopper.press('button', 'Sprawdź koszt dostawy', IN.main)
        await shopper.see(/wysyłka w \d+ d|Wycena indywidualna/)
      }),
    ],
  },
]
