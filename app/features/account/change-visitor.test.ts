import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { deleteAccount, logIn, logOut, logOutOther, register, setNewPassword } from './change-visitor.client.ts'
import { keepVisitorFresh } from '../../shop-api/browser/visitor-state.ts'
import { forgetOfTab } from './forget-of-tab.client.ts'
import { lastLogin } from './last-login.client.ts'
import { testDocument } from '../../testing/test-document.ts'

interface Call {
  path: string
  body: unknown
}

let calls: Call[]
/** Messages to other tabs. */
let notes: string[]
let respond: () => Response

beforeEach(() => {
  calls = []
  notes = []
  respond = () => Response.json({ data: {} })
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', { setItem: (_name: string, note: string) => notes.push(note) })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    calls.push({ path, body: body === null ? null : JSON.parse(body) })
    return respond()
  })
})

const agreements = { personalDataAgreement: true, termsAgreement: true }
const client = { email: 'nowa@patyna.test', defaultLangId: 'pl' as const, ...agreements }
const credentials = { email: 'nowa@patyna.test', password: 'krzeslo-1962' }

/** What a browser has of who sits before it, and their decision about cookies. */
const KEPT = { 'kept-forms': '{', 'left-forms': '{}', checkout: '{}', 'last-login': 'hanna@patyna.test', seenCart: '{}', consent: 'none' }
function stubKept(others: Partial<typeof KEPT> = {}) {
  const entries = new Map(Object.entries({ ...KEPT, ...others }))
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('localStorage', { ...memoryStorage(entries), setItem: (_name: string, note: string) => notes.push(note) })
  return () => Object.fromEntries(entries)
}

const CHANGES: readonly [string, () => Promise<{ ok: boolean }>, Call][] = [
  ['API-10: login', () => logIn(credentials), { path: '/auth/standard', body: credentials }],
  [
    'API-13: registration, with exactly its six fields',
    () => register({ ...client, ...credentials, newsletterAgreement: false }),
    { path: '/shop/client/register', body: { ...client, ...credentials, newsletterAgreement: false } },
  ],
  [
    'GAP-34: a new password by the mailed link',
    () => setNewPassword('secret', credentials.password),
    { path: '/shop/client/password/set', body: { token: 'secret', password: credentials.password } },
  ],
  ['AUTH-05: logout', () => logOut(), { path: '/auth/logout', body: null }],
]

describe('AUTH-08: the visitor’s identity changes', () => {
  test.each(CHANGES)('%s', async (_sentence, change, call) => {
    expect((await change()).ok).toBe(true)
    expect(calls[0]).toEqual(call)
    expect(notes).toHaveLength(1)
    for (const key of ['user', 'cartDetails', 'productsLikesDetails']) expect(notes[0]).toContain(`"${key}"`)
  })
})

test.each(CHANGES)('an unreachable shop API changes no identity: %s', async (_sentence, change) => {
  respond = () => {
    throw new TypeError('offline')
  }
  expect((await change()).ok).toBe(false)
  expect(notes).toEqual([])
})

test.each(CHANGES.slice(0, -1))('a refusal changes no identity: %s', async (_sentence, change) => {
  const kept = stubKept()
  respond = () => Response.json({ error: { code: 'INVALID' } }, { status: 422 })
  expect((await change()).ok).toBe(false)
  expect(notes).toEqual([])
  expect(kept()).toEqual(KEPT)
})

test.each([
  [
    'an account that is not deleted',
    async () => deleteAccount('wrong'),
    () => Response.json({ error: { code: 'INVALID' } }, { status: 422 }),
  ],
  ['another user who cannot be logged out', logOutOther, () => Response.error()],
  ['who cannot be logged out', logOut, () => Response.error()],
])('nothing is forgotten of %s', async (_whom, leave, answer) => {
  const kept = stubKept()
  respond = answer
  expect((await leave()).ok).toBe(false)
  expect(kept()).toEqual(KEPT)
})

test.each([
  ['a logout', logOut, ['consent']],
  ['the end of an account', async () => deleteAccount(null), ['consent']],
  ['a logout of another user, whose page this is not', logOutOther, ['kept-forms', 'left-forms', 'checkout', 'last-login', 'consent']],
  [
    'a registration',
    async () => register({ ...client, ...credentials, newsletterAgreement: false }),
    ['checkout', 'seenCart', 'consent', 'last-login'],
  ],
  ['a login, where no session had ended', async () => logIn(credentials), ['checkout', 'seenCart', 'consent', 'last-login']],
  [
    'a new password, where none had ended',
    async () => setNewPassword('secret', 'krzeslo-1962'),
    ['checkout', 'seenCart', 'consent', 'last-login'],
  ],
])('EXT-44, GAP-157: of who sat here before %s leaves only what the next may have', async (_what, change, left) => {
  const kept = stubKept()
  await change()
  expect(Object.keys(kept()).toSorted()).toEqual(left.toSorted())
})

test.each([
  ['by whom it was typed', 7, 7, true],
  ['by another user', 8, 7, false],
  ['by nobody knows whom', null, 7, false],
  ['of input that nobody knows whose it is', 8, null, false],
])('EXT-44: a login %s keeps what the end of a session has saved: %s after %s: %s', async (_who, id, typedBy, isKept) => {
  const kept = stubKept({ 'kept-forms': JSON.stringify({ userId: typedBy, page: '/', at: Date.now(), forms: { a: [] } }) })
  respond = () => {
    const isUserAsked = calls.at(-1)?.path === '/shop/client/details'
    return isUserAsked && id === null ? Response.error() : Response.json({ data: isUserAsked ? { id } : {} })
  }
  await logIn(credentials)
  expect('kept-forms' in kept()).toBe(isKept)
})

test.each([
  ['logout', async () => logOut()],
  ['the end of an account', async () => deleteAccount(null)],
])('GAP-95: the code of the user goes with %s', async (_what, leave) => {
  await leave()
  expect(document.cookie).toMatch(/^promoCode=;.*max-age=0/)
})

test.each(CHANGES.slice(0, -1))('GAP-152: the code stays: %s', async (_sentence, change) => {
  await change()
  expect(document.cookie).toBe('visitor=1')
})

test('AUTH-06: the gateway forgets the login also when the shop fails, so logout counts then, too', async () => {
  respond = () => Response.json({ error: { code: 'SHOP_UNAVAILABLE' } }, { status: 503 })
  await logOut()
  expect(notes).toHaveLength(1)
  respond = () => Response.json({ error: { code: 'TOO_MANY_REQUESTS' } }, { status: 429 })
  await logOut()
  expect(notes, 'but not where the gateway takes no call').toHaveLength(1)
})

describe('EXT-82: the tab knows who has logged in, for the login after the session has ended', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

  test('from the login until the logout', async () => {
    expect(lastLogin()).toBeNull()
    await logIn(credentials)
    expect(lastLogin()).toBe(credentials.email)
    await logOut()
    expect([lastLogin(), sessionStorage.getItem('last-login')]).toEqual([null, null])
  })

  test('a refused login is none, and who orders is known by the order', async () => {
    respond = () => Response.json({ error: { code: 'INVALID_CREDENTIALS' } }, { status: 401 })
    await logIn(credentials)
    expect(lastLogin()).toBeNull()
    sessionStorage.setItem('checkout', JSON.stringify({ contact: { email: 'hanna@patyna.test' } }))
    expect(lastLogin()).toBe('hanna@patyna.test')
  })

  test('until somebody comes or goes in another tab, or by a mailed link; a changed cart or name is neither', async () => {
    const here = new EventTarget()
    vi.stubGlobal('window', here)
    const end = keepVisitorFresh(forgetOfTab)
    // What is sent to others comes from another tab.
    const tellHere = () => here.dispatchEvent(Object.assign(new Event('storage'), { key: 'patyna visitor', newValue: notes.at(-1) ?? '' }))
    sessionStorage.setItem('checkout', JSON.stringify({ contact: { email: 'hanna@patyna.test' } }))
    await logIn(credentials)
    sessionStorage.setItem('left-forms', 'typed')
    for (const key of ['cartDetails', 'user']) {
      notes.push(`{"keys":["${key}"]}`)
      tellHere()
    }
    expect([lastLogin(), sessionStorage.getItem('left-forms')]).toEqual([credentials.email, 'typed'])
    await logOutOther()
    tellHere()
    expect([lastLogin(), sessionStorage.getItem('left-forms')], 'GAP-157: what was typed is gone, too').toEqual([null, null])
    await logIn(credentials)
    await setNewPassword('secret', credentials.password)
    expect(lastLogin()).toBeNull()
    end()
  })
})
