import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallGroup } from './call-groups.ts'
import { callShop } from './call-shop.ts'
import { forgetPageLogin } from './page-login.ts'
import { readUser } from './user.ts'
import { changeIn, VISITOR_KEYS } from './visitor-store.ts'
import { testDocument } from '../../testing/test-document.ts'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
/** What the element of a private page says; null: the page is everybody's. */
let login: string | null

beforeEach(() => {
  login = null
  const element = { getAttribute: () => login, removeAttribute: () => (login = null) }
  const getElementById = (id: string) => (id === 'page-login' && login !== null ? element : null)
  vi.stubGlobal('document', testDocument({ getElementById }))
  vi.stubGlobal('fetch', sent)
  sent.mockImplementation(async () => Response.json({ data: 1 }))
})
afterEach(() => {
  // Files share their modules.
  forgetPageLogin()
})

const call = async (group: CallGroup, options = {}) => callShop('/shop/x', { group, ...options })

describe('EXT-44: a call says for whom its page was rendered', () => {
  const said = () => sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('page-login'))
  /** The shop API's answer to who is logged in, with the name of that login. */
  const loggedInAs = (name: string | null) =>
    sent.mockImplementation(async () =>
      Response.json({ data: name && { id: 7 } }, { headers: name === null ? {} : { 'page-login': name } }),
    )
  const lookUp = async () => changeIn(VISITOR_KEYS.user, { run: readUser })

  test('a private page by its own, whoever the tab shows by now', async () => {
    login = 'anna.1'
    loggedInAs('pro.2')
    await lookUp()
    await call('account', { isPersonal: true, body: {} })
    await call('cart', { isState: true })
    expect(said()).toEqual(['anna.1', 'anna.1', 'anna.1'])
  })

  test('a private page of a guest by nobody’s', async () => {
    login = ''
    await call('cart', { body: {} })
    expect(said()).toEqual([null])
  })

  test('a public page by that of the user whom the tab shows; what a tab shows is read as whoever is logged in', async () => {
    await call('likes', { body: {} })
    loggedInAs('pro.2')
    await lookUp()
    await call('likes', { body: {} })
    loggedInAs(null)
    await lookUp()
    await call('likes', { body: {} })
    expect(said()).toEqual([null, null, 'pro.2', null, null])
  })

  test('where no lookup succeeds, by that of the last private page', async () => {
    login = 'anna.1'
    await call('cart')
    login = null
    await call('likes', { body: {} })
    expect(said()).toEqual(['anna.1', 'anna.1'])
  })

  test('after a login in this tab by nobody’s until the next page', async () => {
    login = 'anna.1'
    await call('cart')
    forgetPageLogin()
    await call('cart', { body: {} })
    loggedInAs('pro.2')
    await lookUp()
    await call('cart', { body: {} })
    expect(said()).toEqual(['anna.1', null, null, 'pro.2'])
  })

  test('after a logout in this tab by nobody’s, although the tab still shows its user', async () => {
    loggedInAs('anna.1')
    await lookUp()
    forgetPageLogin()
    await call('cart', { body: {} })
    expect(said()).toEqual([null, null])
  })
})
