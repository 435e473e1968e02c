// Server-rendered login, registration, password and profile pages.
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AccountData } from '../../domain/account/account-data.ts'
import type { Profile } from '../../domain/account/profile.ts'
import { testInput } from '../../testing/test-input.ts'
import type { PrivatePage } from '../../page.ts'
import { outcomeOf } from '../../page-outcome.ts'
import type { PrivateShop } from '../../shop-api/private-shop.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { NewPasswordPage } from '../new-password/new-password-page.tsx'
import { PasswordResetPage } from '../password-reset/password-reset-page.tsx'
import { AccountDataPage } from '../profile/account-data-page.tsx'
import { NewsletterSwitch } from '../profile/newsletter-switch.client.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import { RegisterPage } from '../register/register-page.tsx'
import { LoginPage } from './login-page.tsx'

const HANNA: Profile = {
  id: 1,
  firstName: 'Hanna',
  lastName: null,
  email: 'hanna@patyna.test',
  phone: '501 234 567',
  defaultLangId: 'pl',
  newsletterAgreement: true,
  hasPassword: true,
  isAdmin: false,
  isUserPro: false,
  isVendor: false,
}
const HOME = { id: 7, street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }

async function render<Params>(Page: PrivatePage<Params>, params: Params, profile?: Profile | null, data?: AccountData): Promise<string> {
  return renderToStaticMarkup(await Page(await inputFor(params, profile, data)))
}

async function inputFor<Params>(
  params: Params,
  profile: Profile | null = null,
  data: AccountData | null = null,
  own: Partial<PrivateShop> = {},
) {
  const shop: Partial<PrivateShop> = {
    user: async () => profile,
    profile: async () => profile,
    addresses: async () => [HOME],
    logins: async () => [{ id: 'a', browser: 'Firefox', system: null, createdAt: 0, isCurrent: true }],
    accountData: async () => data,
    ...own,
  }
  return { ...(await testInput({ params })), session: { shop: shop as PrivateShop, promoCode: null } }
}

/** Redirect target of a page. */
async function sentTo(page: Promise<string>) {
  return page.then(
    () => null,
    (error: unknown) => outcomeOf(error),
  )
}

/** Names and `autocomplete` of the fields, which password managers use (WCAG 2.2, 1.3.5). */
const completions = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*>/g)].flatMap(([tag]) => {
    const name = /name="([^"]*)"/.exec(tag)?.[1]
    const how = /autocomplete="([^"]*)"/i.exec(tag)?.[1]
    return name && how ? [`${name}: ${how}`] : []
  })

describe('what password managers and browsers fill in', () => {
  test.each<[string, () => Promise<string>, string[]]>([
    ['login', () => render(LoginPage, { redirectTo: null }), ['email: username', 'password: current-password']],
    ['registration', () => render(RegisterPage, { redirectTo: null }), ['email: username', 'password: new-password']],
    ['a forgotten password', () => render(PasswordResetPage, {}), ['email: username']],
    ['a new password', () => render(NewPasswordPage, { token: 'a'.repeat(32) }), ['password: new-password']],
    [
      'the profile',
      () => render(ProfilePage, {}, HANNA),
      [
        'firstName: given-name',
        'lastName: family-name',
        'phone: tel-national',
        'username: username',
        'oldPassword: current-password',
        'newPassword: new-password',
      ],
    ],
  ])('%s', async (_page, html, fields) => {
    const sent = await html()
    expect(completions(sent)).toEqual(fields)
    expect(sent, 'private pages are for nobody’s index').toContain('<meta name="robots" content="noindex, follow"/>')
    // Without scripts the form cannot be sent, and the page explains it.
    expect(sent).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s)
    expect(sent).toMatch(/<button disabled="" [^>]*type="submit"/)
  })
})

describe('who goes elsewhere', () => {
  test.each([
    ['login of somebody who is logged in', () => render(LoginPage, { redirectTo: null }, HANNA), '/moje-konto'],
    ['the same with a way back', () => render(LoginPage, { redirectTo: '/produkty' }, HANNA), '/produkty'],
    ['GAP-59: and with a bad one', () => render(LoginPage, { redirectTo: 'https://evil.example' }, HANNA), '/'],
    ['registration', () => render(RegisterPage, { redirectTo: null }, HANNA), '/moje-konto'],
    ['GAP-58: the profile of a guest', () => render(ProfilePage, {}), '/logowanie?redirectTo=%2Fmoje-konto'],
  ])('%s', async (_who, page, href) => {
    expect(await sentTo(page())).toEqual({ kind: 'redirect', href, status: 302 })
  })
})

test('login renders while the shop API does not respond', async () => {
  const shop = { user: async () => Promise.reject(new ShopApiError('clientDetails', 'timeout')) } as Partial<PrivateShop>
  const input = await testInput({ params: { redirectTo: null } })
  const html = renderToStaticMarkup(await LoginPage({ ...input, session: { shop: shop as PrivateShop, promoCode: null } }))
  expect(completions(html)).toEqual(['email: username', 'password: current-password'])
})

test('GAP-34: a link without its secret leads to a new one', async () => {
  const html = await render(NewPasswordPage, { token: null })
  expect(html).toContain('href="/przypomnij-haslo"')
  expect(html).not.toContain('<form')
})

test('GAP-35: the profile shows what the account keeps', async () => {
  const html = await render(ProfilePage, {}, HANNA)
  for (const text of [
    'hanna@patyna.test',
    'value="Hanna"',
    'value="501 234 567"',
    'Piotrkowska 104</span><br/><span>90-926 Łódź</span><br/><span>Polska',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toMatch(/role="switch"[^>]*checked/)
  // Before its scripts a click would show what is not so.
  expect(html).toMatch(/<input(?=[^>]*role="switch")[^>]* disabled/)
})

/** Keys of the switches of the newsletter. */
function switchKeys(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(switchKeys)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return node.type === NewsletterSwitch ? [node.key] : switchKeys(node.props.children)
}

test('GAP-40: a profile that is renewed shows what the newsletter has become', async () => {
  const profiles: Profile[] = [HANNA, { ...HANNA, newsletterAgreement: false }, { ...HANNA, newsletterAwaitsConfirmation: true }]
  const keys = await Promise.all(profiles.map(async (profile) => switchKeys(await ProfilePage(await inputFor({}, profile)))))
  expect(new Set(keys.flat()).size).toBe(profiles.length)
})

test('GAP-35: an account without a password has no field for the old one', async () => {
  const html = await render(ProfilePage, {}, { ...HANNA, hasPassword: false })
  expect(completions(html)).not.toContain('oldPassword: current-password')
  expect(html).toContain('Twoje konto nie ma jeszcze hasła.')
})

describe('the account itself', () => {
  const SECTIONS = ['Adres e-mail', 'Zalogowane urządzenia', 'Twoje dane w sklepie']
  const has = (html: string) => SECTIONS.filter((title) => html.includes(`>${title}</h2>`))

  test.each([
    ['EXT-19: a shop that changes e-mails', ['CHANGE_EMAIL'], ['Adres e-mail']],
    ['EXT-22: one that lists logins', ['LOGINS'], ['Zalogowane urządzenia']],
    ['EXT-20: one that exports', ['EXPORT'], ['Twoje dane w sklepie']],
    ['EXT-21: one that deletes', ['DELETE'], ['Twoje dane w sklepie']],
    ['a shop API that says nothing', undefined, []],
  ] as const)('%s', async (_which, accountActions, sections) => {
    expect(has(await render(ProfilePage, {}, { ...HANNA, accountActions }))).toEqual(sections)
  })

  const AT = 1_647_514_800_000
  const email = HANNA.email
  const NOTHING = ['Nic tu nie ma.']
  test.each<[string, string, Partial<AccountData>, string[]]>([
    ['an empty cart', 'Koszyk', { cart: [] }, NOTHING],
    ['no cart of a shop API that does not tell of it', 'Koszyk', {}, []],
    [
      'what is liked',
      'Ulubione',
      { likes: [{ productId: 4711, name: 'Fotel 366', likedAt: AT }] },
      ['Fotel 366 · polubione 17 marca 2022'],
    ],
    ['a newsletter', 'Newsletter', { newsletter: { email, isActive: true, changedAt: AT } }, [`Zapisano ${email}, 17 marca 2022`]],
    [
      'one that awaits its confirmation',
      'Newsletter',
      {
        newsletter: { email, isActive: false, changedAt: AT },
        profile: { ...HANNA, newsletterAgreement: false, newsletterAwaitsConfirmation: true },
      },
      [`Zapis czeka na potwierdzenie: otwórz link w wiadomości, którą wysłaliśmy na ${email}.`],
    ],
    ['one that is over', 'Newsletter', { newsletter: { email, isActive: false, changedAt: AT } }, [`Wypisano ${email}, 17 marca 2022`]],
    ['no consents of a shop API that does not tell of them', 'Zgody', {}, []],
    ['no lists of who is no professional', 'Listy zamówień', {}, []],
  ])('EXT-20: the page of the data shows %s', async (_what, title, own, lines) => {
    const data = {
      profile: HANNA,
      createdAt: 0,
      addresses: [],
      orders: [],
      likes: [],
      lists: [],
      discountCodes: [],
      newsletter: null,
      logins: [],
    }
    const html = await render(AccountDataPage, {}, { ...HANNA, accountActions: ['EXPORT'] }, { ...data, ...own })
    const [, section = ''] = html.split(`>${title}</h2>`)
    const [shown = ''] = section.split('</section>')
    expect([...shown.matchAll(/<(?:li|p)[^>]*>(.*?)<\/(?:li|p)>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))).toEqual(lines)
  })

  test('EXT-22: a profile whose logins cannot be read is shown without them', async () => {
    const logins = async () => Promise.reject(new ShopApiError('logins', 'timeout'))
    const html = renderToStaticMarkup(await ProfilePage(await inputFor({}, { ...HANNA, accountActions: ['LOGINS'] }, null, { logins })))
    expect([has(html), html.includes('value="Hanna"')]).toEqual([[], true])
  })

  test.each([
    [true, ['password: current-password']],
    [false, []],
  ])('EXT-21: the end of an account asks for its password where it has one: %s', async (hasPassword, fields) => {
    const html = await render(AccountDataPage, {}, { ...HANNA, hasPassword, accountActions: ['DELETE'] })
    expect(completions(html)).toEqual(fields)
  })

  test('EXT-19: a requested e-mail says which mailbox is awaited, instead of the form', async () => {
    const emailChange = { email: 'nowa@patyna.test', awaits: ['OLD_EMAIL'] as const }
    const html = await render(ProfilePage, {}, { ...HANNA, accountActions: ['CHANGE_EMAIL'], emailChange })
    expect(html).toContain('Zmiana na nowa@patyna.test czeka na potwierdzenie.')
    expect(html).toContain('dotychczasowy adres')
    expect(html).not.toContain('Nowy adres e-mail')
  })

  test('EXT-20, EXT-21: where a shop API has neither, the page of the data is not found; a guest logs in first', async () => {
    expect(await sentTo(render(AccountDataPage, {}, HANNA))).toEqual({ kind: 'not-found' })
    const href = '/logowanie?redirectTo=%2Fmoje-konto%2Ftwoje-dane'
    expect(await sentTo(render(AccountDataPage, {}))).toEqual({ kind: 'redirect', href, status: 302 })
    expect(await render(AccountDataPage, {}, { ...HANNA, accountActions: ['DELETE'] })).toContain('Usuń konto na zawsze')
  })
})
