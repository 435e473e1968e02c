// The way to an order, press by press, and what a customer does before and after it.
import { href } from '#app/routes.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { canBeOrdered, productParams, type ShopLookup } from '../shop-lookup.ts'
import { type Shopper, IN } from './shopper.ts'
import { opens, type Step, type Tour } from './tour.ts'

const orderable = (shop: ShopLookup) => shop.productThat('to be ordered', canBeOrdered)
const next = (shopper: Shopper) => shopper.press('button', /^Dalej/, IN.main)

const ORDER_STEPS: readonly Step[] = [
  [
    'into the cart',
    async (shopper) => {
      await shopper.press('button', 'Dodaj do koszyka', IN.main)
      await shopper.seePanel()
      await shopper.see('Dodano do koszyka')
    },
  ],
  [
    'to the cart',
    async (shopper) => {
      await shopper.press('link', 'Przejdź do koszyka', IN.open)
      await shopper.seePath(/cart|koszyk/)
    },
  ],
  [
    'one more of it',
    async (shopper) => {
      await shopper.press('button', /^Więcej: /, IN.main)
      await shopper.seeThat('two', () => document.querySelector<HTMLInputElement>('main article input')?.value === '2', null)
    },
  ],
  [
    'a code that does not hold',
    async (shopper) => {
      await shopper.fill(/^Kod promocyjny/, 'NIC')
      await shopper.press('button', 'Użyj')
      await shopper.see(/[Kk]od/)
    },
  ],
  [
    'to the checkout',
    async (shopper) => {
      await shopper.press('link', 'Do kasy')
      await shopper.seePath(/^\/checkout/)
    },
  ],
  [
    'what is missing is said',
    async (shopper) => {
      await next(shopper)
      await shopper.see('To pole jest wymagane')
    },
  ],
  [
    'contact',
    async (shopper) => {
      await shopper.fill(/^E-mail/, `gosc-${crypto.randomUUID()}@patyna.test`, IN.main)
      await shopper.fill(/^Imię/, 'Grażyna', IN.main)
      await shopper.fill(/^Nazwisko/, 'Żółć', IN.main)
      await shopper.fill(/^Telefon/, '123456789', IN.main)
      await next(shopper)
      await shopper.seePath(/step=delivery/)
    },
  ],
  [
    'delivery',
    async (shopper) => {
      await shopper.fill(/^Ulica/, 'Piotrkowska', IN.main)
      await shopper.fill(/^Numer domu/, '104', IN.main)
      await shopper.fill(/^Kod pocztowy/, '90926', IN.main)
      await shopper.fill(/^Miejscowość/, 'Łódź', IN.main)
      await next(shopper)
      await shopper.seePath(/step=payment/)
    },
  ],
  [
    'payment',
    async (shopper) => {
      await shopper.press('choice', /^Przelew bankowy/, IN.main)
      await next(shopper)
      await shopper.seePath(/step=summary/)
    },
  ],
  [
    'the order is placed',
    async (shopper) => {
      await shopper.press('choice', /Akceptuję/, IN.main)
      await shopper.press('choice', /Zgadzam się/, IN.main)
      await shopper.press('button', /^Zamawiam/, IN.main)
      await shopper.seePath(/platnosc-testowa/)
    },
  ],
  [
    'it is paid',
    async (shopper) => {
      await shopper.press('button', 'Zapłać', IN.main)
      await shopper.see('Dziękujemy za zamówienie')
      await shopper.see('Zapłacone')
    },
  ],
]

export const BUYING_TOURS: readonly Tour[] = [
  {
    page: 'the way to an order',
    path: async (shop) => href('product', productParams(await orderable(shop)), 'pl'),
    steps: ORDER_STEPS,
  },
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
          await shopper.untilAwake()
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
