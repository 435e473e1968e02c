// Account tours: what logged-in users do before and after an order.
import { href } from '#app/addresses/href.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { canBeOrdered, productParams, type ShopLookup } from '../shop-lookup.ts'
import { IN } from './shopper.ts'
import { opens, type Tour } from './tour.ts'

const productPath = async (shop: ShopLookup) => href('product', productParams(await shop.productThat('to be ordered', canBeOrdered)), 'pl')

export const ACCOUNT_TOURS: readonly Tour[] = [
  {
    page: 'login',
    path: () => href('login', { redirectTo: null }, 'pl'),
    steps: [
      [
        'a wrong password is said',
        async (shopper) => {
          await shopper.fill(/^E-mail/, PERSONAS.customer.email, IN.main)
          await shopper.fill(/^Hasło/, 'nie-to-haslo', IN.main)
          await shopper.press('button', 'Zaloguj się', IN.main)
          await shopper.see(/[Nn]ieprawidłow|[Nn]iepoprawn|nie pasuj|[Bb]łędn/)
        },
      ],
      [
        'the right one logs in',
        async (shopper) => {
          await shopper.fill(/^E-mail/, PERSONAS.customer.email, IN.main)
          await shopper.fill(/^Hasło/, PERSONA_PASSWORD, IN.main)
          await shopper.press('button', 'Zaloguj się', IN.main)
          await shopper.seeThat('a path other than the login', () => !location.pathname.includes('logowanie'), null)
          await shopper.untilHydrated()
        },
      ],
    ],
  },
  {
    page: 'registration',
    path: () => href('register', { redirectTo: null }, 'pl'),
    steps: [
      [
        'what is missing is said',
        async (shopper) => {
          await shopper.press('button', /^Zarejestruj|^Załóż/, 'main form')
          await shopper.see('To pole jest wymagane')
        },
      ],
    ],
  },
  {
    page: 'a password that is forgotten',
    path: () => href('passwordReset', {}, 'pl'),
    steps: [
      [
        'a mail is on its way',
        async (shopper) => {
          await shopper.fill(/^E-mail/, PERSONAS.customer.email, IN.main)
          await shopper.press('button', /./, 'main form')
          await shopper.see(/[Ww]ysł|[Ss]prawdź/)
        },
      ],
    ],
  },
  {
    page: 'profile',
    path: () => href('userProfile', {}, 'pl'),
    persona: 'vendor',
    steps: [
      ...opens('a new address', (shopper) => shopper.press('button', 'Dodaj adres', IN.main)),
      [
        'the address dialog says what is missing',
        async (shopper) => {
          await shopper.press('button', 'Dodaj adres', IN.main)
          await shopper.press('button', 'Zapisz', IN.open)
          await shopper.see('To pole jest wymagane')
          await shopper.press('button', 'Zamknij', IN.open)
          await shopper.seeNoPanel()
        },
      ],
      [
        'it is saved',
        async (shopper) => {
          await shopper.fill(/^Telefon/, '501234567', IN.main)
          await shopper.press('button', 'Zapisz', IN.main)
          await shopper.see('Dane zapisane')
        },
      ],
    ],
  },
  {
    page: 'orders',
    path: () => href('orderHistory', { page: 1 }, 'pl'),
    persona: 'customer',
    steps: [
      [
        'one of them',
        async (shopper) => {
          await shopper.press('link', /[Ss]zczegóły|^Zamówienie|\d{4,}/, 'main article')
          await shopper.seePath(/\d+/)
        },
      ],
    ],
  },
  {
    page: 'withdrawal from an order',
    async path(shop) {
      await shop.customersOrder('PAID')
      return href('orderHistory', { page: 1 }, 'pl')
    },
    persona: 'customer',
    steps: [
      [
        'the way to it',
        async (shopper) => {
          await shopper.press('link', 'Odstąp od umowy', 'main article')
          await shopper.see('Masz 14 dni od odbioru')
        },
      ],
      [
        'the declaration is filled in',
        (shopper) =>
          shopper.seeThat(
            'a name and the things',
            () => {
              const form = document.querySelector<HTMLElement>('section[aria-labelledby=withdrawal-form]')?.innerText ?? ''
              return form.includes('Hanna Nowak') && /× \d/.test(form)
            },
            null,
          ),
      ],
      [
        'a mail is ready',
        (shopper) =>
          shopper.seeThat(
            'a link to it',
            () =>
              [...document.links].some((link) => link.protocol === 'mailto:' && decodeURIComponent(link.href).includes('&body=Niniejszym')),
            null,
          ),
      ],
      [
        'it is printed',
        async (shopper) => {
          // The system's print dialog would stay open.
          await shopper.inPage(() => {
            window.print = () => void document.body.setAttribute('data-printed', '')
          }, null)
          await shopper.press('button', 'Wydrukuj formularz', IN.main)
          await shopper.seeThat('it goes to the printer', () => document.body.hasAttribute('data-printed'), null)
        },
      ],
    ],
  },
  {
    page: 'what delivery costs',
    path: productPath,
    persona: 'customer',
    steps: [
      [
        'who is here is known',
        (shopper) => shopper.seeThat('the account', () => document.querySelector('header a[href$="/moje-konto"]') !== null, null),
      ],
      [
        'that a postal code is none is said',
        async (shopper) => {
          await shopper.fill('Kod pocztowy', '0095', IN.main)
          await shopper.press('button', 'Sprawdź koszt dostawy', IN.main)
          await shopper.see('Podaj kod pocztowy w postaci 00-000')
        },
      ],
      [
        'a whole one gets an answer',
        async (shopper) => {
          await shopper.fill('Kod pocztowy', '00950', IN.main)
          await shopper.press('button', 'Sprawdź koszt dostawy', IN.main)
          await shopper.see(/wysyłka w \d+ d|Wycena indywidualna/)
        },
      ],
    ],
  },
  {
    page: 'discount code of a professional',
    path: productPath,
    persona: 'pro',
    hasOwnWorld: true,
    steps: [
      [
        'something in the cart',
        async (shopper) => {
          await shopper.press('button', 'Dodaj do koszyka', IN.main)
          await shopper.see('Dodano do koszyka')
        },
      ],
      [
        'the code is copied',
        async (shopper) => {
          await shopper.open(href('discountCodes', {}, 'pl'))
          await shopper.press('button', /^Kopiuj/, IN.main)
          await shopper.see('Skopiowano kod')
        },
      ],
      [
        'it is used',
        async (shopper) => {
          await shopper.press('button', 'Użyj kodu PRO-15', IN.main)
          await shopper.seePath(/^\/cart$/)
          await shopper.see('Kod PRO-15')
          await shopper.see('Zniżka')
        },
      ],
      [
        'it is taken away',
        async (shopper) => {
          await shopper.press('button', 'Usuń kod', IN.main)
          await shopper.seeThat('no discount', () => !document.body.innerText.includes('Zniżka'), null)
        },
      ],
      [
        'it is typed',
        async (shopper) => {
          await shopper.fill(/^Kod promocyjny/, 'PRO-15', IN.main)
          await shopper.press('button', 'Użyj', IN.main)
          await shopper.see('Kod PRO-15')
          await shopper.see('Zniżka')
        },
      ],
    ],
  },
  {
    page: 'lists of a professional',
    path: () => href('proLists', {}, 'pl'),
    persona: 'pro',
    steps: [
      [
        'a new one',
        async (shopper) => {
          await shopper.fill(/^Nazwa listy/, `Hotel ${Date.now().toString(36)}`, IN.main)
          await shopper.press('button', 'Utwórz listę', IN.main)
          await shopper.see('nic jeszcze nie ma')
        },
      ],
      ...opens('the question before it is deleted', (shopper) => shopper.press('button', 'Usuń listę', IN.main)),
    ],
  },
]
