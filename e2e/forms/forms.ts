// EVERY FORM of the shop that sends something, a row each, therefore long: how it is opened, what is wrong in it and how that is said, and what has
// to stay in it.
// `journeys/forms.spec.ts` fills each in; forms.test.ts fails when a form of the code has no row.
import type { Locator, Page } from '@playwright/test'
import { href } from '#app/addresses/href.ts'
import { paidHere, putIntoCart } from '../checkout-parts.ts'
import { placeOrder } from '../placed-orders.ts'
import { LIST_NAME, ofList } from '../pro-list-parts.ts'
import { productParams } from '../shop-lookup.ts'
import {
  aProduct,
  type FormSetting,
  inMain,
  named,
  openCheckout,
  openDelivery,
  opened,
  openListOf,
  openPayment,
  opens,
  openSummary,
  openThanks,
} from './open-forms.ts'
import { main, header, title } from '../fixtures.ts'

export interface ShopForm {
  /** What it is called in titles of tests. */
  name: string
  /** Its source. */
  source: string
  as?: 'customer' | 'pro'
  /** Opens its page, with all that has to be there first. */
  open: (setting: FormSetting) => Promise<unknown>
  /** Opens the form on its page, after a reload as well. */
  reveal?: (page: Page) => Promise<void>
  form: (page: Page) => Locator
  /** Name of its button. */
  submit: string
  /** Wrong input by label of the field. @default none is filled in */
  wrong?: Readonly<Record<string, string>>
  /** What is said then, by label of the field, in the order of the page. */
  errors: Readonly<Record<string, RegExp>>
  /** Right input by label of the field. Passwords are never kept, so they are in `secret`. */
  right: Readonly<Record<string, string>>
  secret?: Readonly<Record<string, string>>
  /** Labels of boxes to tick and of radio cards to choose. */
  ticked?: readonly RegExp[]
  /** operationId of the call that fails; null: it makes none, and leads to the next step. */
  call: string | null
}

const MISSING = /To pole jest wymagane/
const AGREEMENT = /Ta zgoda jest wymagana/
const NO_EMAIL = /Podaj adres e-mail w postaci/
const NO_MEASURE = /Podaj liczbę centymetrów/
const SHORT = /Hasło musi mieć co najmniej/
const PASSWORD = 'kredens-1962'

const placeForm = (page: Page) => page.getByRole('dialog').getByRole('form', { name: 'Czy się zmieści?' })

export const FORMS: readonly ShopForm[] = [
  {
    name: 'login',
    source: 'app/pages/login/login-form.client.tsx',
    open: opens('/logowanie'),
    form: inMain,
    submit: 'Zaloguj się',
    wrong: { 'E-mail': 'hanna' },
    errors: { 'E-mail': NO_EMAIL, Hasło: MISSING },
    right: { 'E-mail': 'nikt@patyna.test' },
    secret: { Hasło: PASSWORD },
    call: 'login',
  },
  {
    name: 'registration',
    source: 'app/pages/register/register-form.client.tsx',
    open: opens('/rejestracja'),
    form: inMain,
    submit: 'Zarejestruj się',
    wrong: { 'E-mail': 'hanna', Hasło: 'siedem7' },
    errors: { 'E-mail': NO_EMAIL, Hasło: SHORT, regulamin: AGREEMENT, 'danych osobowych': AGREEMENT },
    right: { 'E-mail': 'nowa@patyna.test' },
    secret: { Hasło: PASSWORD },
    ticked: [/regulamin/, /danych osobowych/],
    call: 'register',
  },
  {
    name: 'a forgotten password',
    source: 'app/pages/password-reset/password-reset-form.client.tsx',
    open: opens('/przypomnij-haslo'),
    form: inMain,
    submit: 'Wyślij link',
    errors: { 'E-mail': MISSING },
    right: { 'E-mail': 'nikt@patyna.test' },
    call: 'resetPassword',
  },
  {
    name: 'a new password',
    source: 'app/pages/new-password/new-password-form.client.tsx',
    open: opens(`/nowe-haslo?token=${'a'.repeat(32)}`),
    form: inMain,
    submit: 'Ustaw hasło',
    wrong: { 'Nowe hasło': 'siedem7' },
    errors: { 'Nowe hasło': SHORT },
    right: {},
    secret: { 'Nowe hasło': PASSWORD },
    call: 'setPassword',
  },
  {
    name: 'the details of an account',
    source: 'app/pages/profile/details-form.client.tsx',
    as: 'customer',
    open: opens('/moje-konto'),
    form: (page) => inMain(page).filter({ has: page.getByRole('textbox', { name: 'Imię' }) }),
    submit: 'Zapisz',
    wrong: { Telefon: '12' },
    errors: { Telefon: /Podaj 9 cyfr/ },
    right: { Imię: 'Halina', Telefon: '501 234 567' },
    call: 'changeDetails',
  },
  {
    name: 'another password',
    source: 'app/pages/profile/password-form.client.tsx',
    as: 'customer',
    open: opens('/moje-konto'),
    form: (page) => inMain(page).filter({ has: page.getByRole('textbox', { name: 'Obecne hasło' }) }),
    submit: 'Zmień hasło',
    wrong: { 'Nowe hasło': 'siedem7' },
    errors: { 'Obecne hasło': MISSING, 'Nowe hasło': SHORT },
    right: {},
    secret: { 'Obecne hasło': PASSWORD, 'Nowe hasło': 'fotel-366-dab' },
    call: 'changePassword',
  },
  {
    name: 'another e-mail',
    source: 'app/pages/profile/email-form.client.tsx',
    as: 'customer',
    open: opens('/moje-konto'),
    form: named('Adres e-mail'),
    submit: 'Zmień e-mail',
    wrong: { 'Nowy adres e-mail': 'hanna' },
    errors: { 'Nowy adres e-mail': NO_EMAIL, Hasło: MISSING },
    right: { 'Nowy adres e-mail': 'hanna.nowa@patyna.test' },
    secret: { Hasło: PASSWORD },
    call: 'requestEmailChange',
  },
  {
    name: 'an address',
    source: 'app/pages/profile/address-form.client.tsx',
    as: 'customer',
    open: opens('/moje-konto'),
    async reveal(page) {
      const dialog = page.getByRole('dialog', { name: 'Dodaj adres' })
      await opened(dialog, main(page).getByRole('button', { name: 'Dodaj adres' }))
    },
    form: (page) => page.getByRole('dialog', { name: 'Dodaj adres' }).locator('form'),
    submit: 'Zapisz',
    errors: { Ulica: MISSING, 'Numer domu': MISSING, 'Kod pocztowy': MISSING, Miejscowość: MISSING },
    right: { Ulica: 'Piotrkowska', 'Numer domu': '104', 'Kod pocztowy': '90-926', Miejscowość: 'Łódź' },
    call: 'addAddress',
  },
  {
    name: 'the end of an account',
    source: 'app/pages/profile/delete-account-form.client.tsx',
    as: 'customer',
    open: opens('/moje-konto/twoje-dane'),
    form: inMain,
    submit: 'Usuń konto na zawsze',
    errors: { Hasło: MISSING },
    right: {},
    secret: { Hasło: PASSWORD },
    call: 'deleteAccount',
  },
  {
    name: 'the first step of the checkout',
    source: 'app/pages/checkout/contact-form.client.tsx',
    open: openCheckout,
    form: inMain,
    submit: 'Dalej: dostawa',
    wrong: { 'E-mail': 'hanna', Telefon: '12' },
    errors: { 'E-mail': NO_EMAIL, Imię: MISSING, Nazwisko: MISSING, Telefon: /./ },
    right: { 'E-mail': 'nikt@patyna.test', Imię: 'Hanna', Nazwisko: 'Nowak', Telefon: '501 234 567' },
    call: null,
  },
  {
    name: 'the step of delivery',
    source: 'app/pages/checkout/delivery-form.client.tsx',
    open: openDelivery,
    form: inMain,
    submit: 'Dalej: płatność',
    wrong: { 'Kod pocztowy': '90' },
    errors: { Ulica: MISSING, 'Numer domu': MISSING, 'Kod pocztowy': /Podaj kod pocztowy/, Miejscowość: MISSING },
    right: { Ulica: 'Piotrkowska', 'Numer domu': '104', 'Kod pocztowy': '90-926', Miejscowość: 'Łódź' },
    call: null,
  },
  {
    name: 'the step of payment',
    source: 'app/pages/checkout/payment-form.client.tsx',
    open: openPayment,
    form: inMain,
    submit: 'Dalej: podsumowanie',
    errors: { 'Sposób płatności': /./ },
    right: {},
    call: null,
  },
  {
    name: 'the last step of the checkout',
    source: 'app/pages/checkout/summary-form.client.tsx',
    open: openSummary,
    form: inMain,
    submit: 'Zamawiam z obowiązkiem zapłaty',
    errors: { Akceptuję: AGREEMENT, Zgadzam: AGREEMENT },
    right: { Uwagi: 'Dzwonek nie działa' },
    ticked: [/Akceptuję/, /Zgadzam/],
    call: 'placeOrder',
  },
  {
    name: 'the account of a guest who ordered',
    source: 'app/pages/checkout/keep-account-form.client.tsx',
    open: openThanks,
    form: named(/^Zachowaj konto/),
    submit: 'Zachowaj konto',
    wrong: { Hasło: 'krótkie' },
    errors: { Hasło: SHORT },
    right: {},
    secret: { Hasło: PASSWORD },
    call: 'changePassword',
  },
  {
    name: 'a withdrawal',
    source: 'app/pages/orders/withdrawal-form.client.tsx',
    as: 'customer',
    async open({ page, open, shop }) {
      const product = await aProduct(shop)
      const { id } = await placeOrder(page, product, product)
      await open(`/historia-zamowien/${id}`)
      await main(page).getByRole('link', { name: 'Zapłać' }).click()
      await page.waitForURL(paidHere)
      await main(page).getByRole('button', { name: 'Zapłać' }).click()
      await title(page, 'Dziękujemy za zamówienie').waitFor()
      await open(`/historia-zamowien/${id}/odstapienie`)
    },
    form: (page) => inMain(page),
    submit: 'Potwierdź odstąpienie od umowy',
    errors: { '.': /Zaznacz przynajmniej jedną rzecz/ },
    right: { '^Liczba sztuk': '1', 'Powód, jeśli chcesz go podać': 'Inny kolor.' },
    ticked: [/./],
    call: 'withdraw',
  },
  {
    name: 'a new list',
    source: 'app/pages/pro-lists/pro-lists-view.client.tsx',
    as: 'pro',
    open: opens('/panel-pro/listy'),
    form: named('Nowa lista'),
    submit: 'Utwórz listę',
    errors: { 'Nazwa listy': MISSING },
    right: { 'Nazwa listy': 'Pensjonat' },
    call: 'addProList',
  },
  {
    name: 'a product for a list',
    source: 'app/pages/pro-lists/product-to-list.client.tsx',
    as: 'pro',
    open: openListOf,
    form: (page) => ofList(page).getByRole('form', { name: 'Dodaj do listy' }),
    submit: 'Dodaj do listy',
    errors: { 'Numer lub adres': /./ },
    right: { 'Numer lub adres': '301' },
    call: 'putOnProList',
  },
  {
    name: 'another name of a list',
    source: 'app/pages/pro-lists/rename-list.client.tsx',
    as: 'pro',
    open: openListOf,
    async reveal(page) {
      const field = ofList(page).getByRole('textbox', { name: 'Nazwa listy' })
      await opened(field, ofList(page).getByRole('button', { name: `Zmień nazwę: ${LIST_NAME}` }))
    },
    form: (page) => ofList(page).getByRole('form', { name: 'Zmień nazwę' }),
    submit: 'Zapisz',
    wrong: { 'Nazwa listy': '' },
    errors: { 'Nazwa listy': MISSING },
    right: { 'Nazwa listy': 'Hotel w Gdyni' },
    call: 'renameProList',
  },
  {
    name: 'a message to the shop',
    source: 'app/pages/content/contact-form.client.tsx',
    open: opens(href('content', { slug: 'kontakt-z-nami' }, 'pl')),
    form: (page) => main(page).getByRole('form', { name: 'Wyślij nam wiadomość' }),
    submit: 'Wyślij',
    errors: { 'Imię i nazwisko': MISSING, 'E-mail': NO_EMAIL, Temat: MISSING, Wiadomość: MISSING },
    wrong: { 'E-mail': 'hanna' },
    right: {
      'Imię i nazwisko': 'Hanna Nowak',
      'E-mail': 'hanna@patyna.test',
      Temat: 'Odbiór fotela',
      Wiadomość: 'Czy mogę odebrać w sobotę?',
    },
    call: 'sendContactMessage',
  },
  {
    name: 'the newsletter',
    source: 'app/features/newsletter/newsletter-form.client.tsx',
    open: opens(href('content', { slug: 'newsletter' }, 'pl')),
    form: (page) => main(page).getByRole('form', { name: 'Newsletter Patyny' }),
    submit: 'Zapisz mnie',
    errors: { 'Twój adres e-mail': MISSING },
    right: { 'Twój adres e-mail': 'ktos@patyna.test' },
    call: 'changeNewsletterAgreement',
  },
  {
    name: 'an alert of a similar product',
    source: 'app/pages/product/similar-alert-form.client.tsx',
    async open({ open, shop }) {
      const sold = await shop.productThat('that is sold out', (one) => one.status.id === 'PUBLISHED' && one.amountOfAvailableItems === 0)
      await open(href('product', productParams(sold), 'pl'))
    },
    async reveal(page) {
      await page.getByRole('textbox', { name: 'Twój adres e-mail' }).first().focus()
    },
    form: named('Daj znać, gdy pojawi się podobna rzecz'),
    submit: 'Powiadom mnie',
    errors: { 'Twój adres e-mail': MISSING },
    right: { 'Twój adres e-mail': 'ktos@patyna.test' },
    call: 'requestSimilarAlert',
  },
  {
    name: 'the place of a thing',
    source: 'app/features/fit/place-dialog.client.tsx',
    async open({ open, shop }) {
      const sized = await shop.productThat('has dimensions', ({ dimensions }) => dimensions.length > 0)
      await open(href('product', productParams(sized), 'pl'))
    },
    async reveal(page) {
      await opened(placeForm(page), main(page).getByRole('button', { name: 'Czy się zmieści u Ciebie?' }))
    },
    form: placeForm,
    submit: 'Zapisz',
    wrong: { '^Szerokość ': 'dużo', '^Wysokość drzwi': '-3' },
    errors: { '^Szerokość ': NO_MEASURE, '^Wysokość drzwi': NO_MEASURE },
    right: { '^Szerokość ': '90', '^Wysokość drzwi': '200' },
    call: null,
  },
  {
    name: 'a promo code',
    source: 'app/pages/cart/promo-code-form.client.tsx',
    async open({ page, open, shop }) {
      await putIntoCart(page, await aProduct(shop))
      await open('/cart')
    },
    form: (page) => inMain(page).filter({ has: page.getByRole('textbox', { name: 'Kod promocyjny' }) }),
    submit: 'Użyj',
    wrong: { 'Kod promocyjny': 'NIEMA' },
    errors: { 'Kod promocyjny': /./ },
    right: { 'Kod promocyjny': 'WITAJ10' },
    call: 'cartDetailsWithCode',
  },
  {
    name: 'the cost of delivery',
    source: 'app/pages/product/shipping-quote.client.tsx',
    as: 'customer',
    async open({ page, open, shop }) {
      await open(href('product', productParams(await aProduct(shop)), 'pl'))
      await header(page).getByRole('link', { name: 'Twoje konto', exact: true }).waitFor()
    },
    async reveal(page) {
      await main(page).getByRole('textbox', { name: 'Kod pocztowy' }).focus()
    },
    form: (page) => inMain(page).filter({ has: page.getByRole('textbox', { name: 'Kod pocztowy' }) }),
    submit: 'Sprawdź koszt dostawy',
    wrong: { 'Kod pocztowy': '90' },
    errors: { 'Kod pocztowy': /Podaj kod pocztowy/ },
    right: { 'Kod pocztowy': '90-926' },
    call: 'estimateDelivery',
  },
]
