import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendLogout } from './account.ts'
import { type CallGroup, cancelGroup } from './call-groups.ts'
import { callShop, dataOrThrow, isDefinite } from './call-shop.ts'
import { forgetPageLogin } from './page-login.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const respondWith = (body: string, status = 200) => sent.mockImplementation(async () => new Response(body, { status }))

/** A shop API that never responds, but honours the abort signal as fetch does. */
const hanging = () =>
  sent.mockImplementation(
    async (_path, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )

/** The page of a visitor whom the shop knows. Its user is 7 when it shows one. */
const page = Object.assign(new EventTarget(), {
  cookie: 'visitor=1',
  documentElement: { dataset: { language: 'es' } },
  getElementById: () => (user === null ? null : { getAttribute: () => user, removeAttribute: () => undefined }),
})
let user: string | null
const stops: (() => void)[] = []

beforeEach(() => {
  user = null
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  // Files share their modules.
  forgetPageLogin()
})

const call = (group: CallGroup, options = {}) => callShop('/shop/x', { group, ...options })

test('API-02: a call sends the language of its page', async () => {
  respondWith('{"data":1}')
  expect(await call('cart')).toEqual({ ok: true, data: 1 })
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ langId: 'es' })
})

test('EXT-58: also while a browser translates it, which writes the language of its reader into the page', async () => {
  respondWith('{"data":1}')
  vi.stubGlobal('document', { ...page, documentElement: { lang: 'en', dataset: { language: 'es' } } })
  await call('cart')
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ langId: 'es' })
})

test('a changing call has content type JSON, with or without a body', async () => {
  respondWith('{"data":1}')
  await call('cart', { method: 'POST' })
  await call('cart', { body: { like: true } })
  expect(sent.mock.calls.map(([, { method, headers, body }]) => [method, headers, body])).toEqual([
    ['POST', { langId: 'es', 'content-type': 'application/json' }, null],
    ['POST', { langId: 'es', 'content-type': 'application/json' }, '{"like":true}'],
  ])
})

describe('GAP-103: changes of a stranger, whom the first of them makes a guest', () => {
  beforeEach(() => vi.stubGlobal('document', { ...page, cookie: '' }))
  const change = async (path: string) => callShop(path, { group: 'likes', body: { like: true } })
  const paths = () => sent.mock.calls.map(([path]) => path)

  test('are sent one after another, whatever became of the one before', async () => {
    const first = Promise.withResolvers<Response>()
    sent.mockReturnValueOnce(first.promise).mockRejectedValueOnce(new TypeError('down')).mockResolvedValue(new Response('{"data":3}'))
    const results = Promise.all(['/1', '/2', '/3'].map(change))
    await vi.waitFor(() => expect(paths()).toEqual(['/1']))
    first.resolve(new Response('{"data":1}'))
    expect(await results).toMatchObject([{ data: 1 }, { ok: false }, { data: 3 }])
    expect(paths()).toEqual(['/1', '/2', '/3'])
  })

  test('hold up neither reads nor a visitor whom the shop knows', async () => {
    const first = Promise.withResolvers<Response>()
    sent.mockReturnValueOnce(first.promise).mockImplementation(async () => new Response('{"data":2}'))
    const one = change('/1')
    await vi.waitFor(() => expect(paths()).toEqual(['/1']))
    expect(await callShop('/read', { group: 'search' })).toMatchObject({ data: 2 })
    vi.stubGlobal('document', page)
    expect(await change('/2')).toMatchObject({ data: 2 })
    first.resolve(new Response('{"data":1}'))
    expect(await one).toMatchObject({ data: 1 })
  })
})

describe('failures are values', () => {
  test.each([
    [
      'a refusal',
      () => respondWith('{"error":{"code":"INVALID","fields":{"email":"x"}}}', 422),
      ['refused', 422, 'INVALID', { email: 'x' }],
    ],
    ['a page instead of JSON', () => respondWith('<html>', 503), ['unreachable', 0, 'unreachable', {}]],
    ['an error of another shape', () => respondWith('[]', 500), ['refused', 500, 'UNKNOWN', {}]],
    ['no response', () => sent.mockRejectedValue(new TypeError('down')), ['unreachable', 0, 'unreachable', {}]],
  ])('%s', async (_what, prepare, [kind, status, code, fields]) => {
    prepare()
    const error = code === 'INVALID' ? { code, fields } : undefined
    expect(await call('cart')).toEqual({ ok: false, failure: { kind, status, code, fields, error } })
  })
})

test('GAP-105: a refusal carries the Retry-After of the shop API', async () => {
  sent.mockResolvedValue(new Response('{"error":{"code":"TOO_MANY_REQUESTS"}}', { status: 429, headers: { 'retry-after': '840' } }))
  expect(await call('account')).toMatchObject({ failure: { status: 429, retryAfterS: 840 } })
})

describe('API-06, GAP-127: calls are cancelled by group', () => {
  test('only in-flight calls of the group', async () => {
    hanging()
    const calls = [call('cart'), call('cart'), call('likes')]
    cancelGroup('cart')
    expect(await Promise.all(calls.slice(0, 2))).toMatchObject([{ failure: { kind: 'cancelled' } }, { failure: { kind: 'cancelled' } }])
    cancelGroup('likes')
    expect(await calls[2]).toMatchObject({ failure: { kind: 'cancelled' } })
  })

  test('not calls that start later', async () => {
    cancelGroup('cart')
    respondWith('{"data":1}')
    expect(await call('cart')).toMatchObject({ ok: true })
  })

  test('one call by its own signal', async () => {
    hanging()
    const abort = new AbortController()
    const one = call('product', { signal: abort.signal })
    abort.abort()
    expect(await one).toMatchObject({ failure: { kind: 'cancelled' } })
  })

  test('one with a signal of its own, too', async () => {
    hanging()
    const one = call('product', { signal: new AbortController().signal })
    cancelGroup('product')
    expect(await one).toMatchObject({ failure: { kind: 'cancelled' } })
  })
})

test.each([
  [0, false],
  [499, true],
  [500, false],
])('EXT-06: after a response of %i it is known whether the call was executed: %s', (status, isKnown) => {
  expect(isDefinite({ ok: false, failure: { kind: 'refused', status, code: '', fields: {} } })).toBe(isKnown)
})

test('ERR-04, ERR-05, ERR-08: a failure is logged by call and code and thrown; one that was cancelled is not logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failure = { status: 503, code: 'SHOP_UNAVAILABLE', fields: {} }
  expect(() => dataOrThrow('cartDetails', { ok: false, failure: { ...failure, kind: 'refused' } })).toThrow('cartDetails: SHOP_UNAVAILABLE')
  expect(() => dataOrThrow('cartDetails', { ok: false, failure: { ...failure, kind: 'cancelled' } })).toThrow()
  expect(log.mock.calls).toEqual([['cartDetails: 503 SHOP_UNAVAILABLE']])
})

describe('an ended session', () => {
  const refuse = (code: string) => respondWith(`{"error":{"code":"${code}"}}`, 401)
  const listen = () => {
    const onEnd = vi.fn<(end: SessionEnd) => void>()
    stops.push(onSessionEnd(onEnd))
    return onEnd
  }

  const ended = [[{ kind: 'ended', userId: 7 }]]
  test.each([
    ['is reported by any call refused with 401, with the user of the page', 'account', '7', 401, 'UNAUTHORIZED', 'ended', ended],
    ['EXT-44: is told to a page of another user', 'account', '7', 409, 'OTHER_USER', 'ended', [[{ kind: 'otherUser', userId: 7 }]]],
    ['is distinct from a wrong password', 'account', null, 401, 'INVALID_CREDENTIALS', 'refused', []],
    ['GAP-01, WSH-08: is not why a shop API keeps likes from guests', 'likes', null, 401, 'UNAUTHORIZED', 'ended', []],
    ['GAP-01, WSH-08: is why it keeps them from a user', 'likes', '7', 401, 'UNAUTHORIZED', 'ended', ended],
  ] as const)('%s', async (_what, group, id, status, code, kind, reported) => {
    const onEnd = listen()
    user = id
    respondWith(`{"error":{"code":"${code}"}}`, status)
    expect(await call(group)).toMatchObject({ ok: false, failure: { kind, status, code } })
    expect(onEnd.mock.calls).toEqual(reported)
  })

  test('EXT-45: is none of a guest, whose next try makes another client', async () => {
    const onEnd = listen()
    refuse('UNAUTHORIZED')
    expect(await call('cart', { isGuests: true })).toMatchObject({ failure: { kind: 'refused', status: 401 } })
    expect(onEnd).not.toHaveBeenCalled()
  })

  test('is what a logout wanted: it succeeds, and nothing is reported', async () => {
    const onEnd = listen()
    refuse('UNAUTHORIZED')
    expect(await sendLogout()).toEqual({ ok: true, data: {} })
    expect(onEnd).not.toHaveBeenCalled()
    respondWith('{"error":{"code":"SHOP_UNAVAILABLE"}}', 503)
    expect(await sendLogout(), 'any other refusal is one').toMatchObject({ ok: false, failure: { status: 503 } })
  })

  test('is delivered once to a later subscriber', async () => {
    refuse('UNAUTHORIZED')
    await call('account')
    expect(listen().mock.calls).toEqual([[{ kind: 'ended', userId: null }]])
    expect(listen()).not.toHaveBeenCalled()
  })

  test.each([
    ['a personal call of a page that shows a user', '7', true, '1'],
    ['a personal call of a guest’s page', null, true, undefined],
    ['any other call', '7', false, undefined],
  ])('calls that expect a login: %s', async (_what, id, isPersonal, header) => {
    user = id
    respondWith('{"data":1}')
    await call('cart', { isPersonal })
    expect(new Headers(sent.mock.calls[0]?.[1].headers).get('expects-login') ?? undefined).toBe(header)
  })
})

describe('EXT-44: a call has a deadline', () => {
  test.each([
    ['a read', {}, 10_000],
    ['a write', { body: {} }, 20_000],
  ])('%s fails as a call without a response', async (_what, options, ms) => {
    vi.useFakeTimers()
    hanging()
    const outcome = vi.fn<(result: unknown) => void>()
    void call('cart', options).then(outcome)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.calls).toMatchObject([[{ ok: false, failure: { kind: 'unreachable', status: 0 } }]])
  })
})
