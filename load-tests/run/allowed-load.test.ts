import { expect, test } from 'vitest'
import { ownHeaders } from '../session/own-headers.ts'
import { sharesOf } from '../journey-mix.ts'
import { isAlone } from '../load-shape.ts'
import { withoutControl, workloadOf, WORKLOADS } from '../workloads.ts'
import { allowedLoad, type AskedLoad, isLoopback, USUAL_BOUNDS } from './allowed-load.ts'

const ASKED: AskedLoad = {
  origin: 'https://staging.example',
  shares: ['search', 'checkout'].map((journey) => ({ journey, share: 0.5 })),
  shape: workloadOf('average').shape,
  rate: 2,
  agreedHost: 'staging.example',
  ...USUAL_BOUNDS,
}

test.each(['http://127.0.0.1:8890', 'http://127.9.9.9', 'http://localhost:1', 'http://[::1]:8890'])('%s is this machine', (origin) => {
  expect(isLoopback(origin)).toBe(true)
  expect(allowedLoad({ ...ASKED, origin, agreedHost: '', rate: 9999 })).toEqual([])
})

test.each(['http://127.0.0.1.evil.example', 'http://localhost.example', 'https://10.0.0.1', 'http://[::2]'])('%s is not', (origin) => {
  expect(isLoopback(origin)).toBe(false)
  expect(() => allowedLoad({ ...ASKED, origin })).toThrow('--yes-load')
})

test.each(['ftp://127.0.0.1', 'staging.example', 'http://a@b.example', 'https://staging.example/path', 'http://127.0.0.1@b.example'])(
  '%s is no origin',
  (origin) => expect(() => allowedLoad({ ...ASKED, origin })).toThrow('An origin is as'),
)

test('what will be sent, how much and for how long is told before it begins, and that orders are placed', () => {
  expect(allowedLoad(ASKED)).toEqual([
    'Will be sent to https://staging.example: sessions of search, checkout, each of some 5 to 160 requests.',
    'How much: 600 sessions in all, up to 2 a second, for 300 s. It PLACES ORDERS.',
  ])
})

test.each([
  ['search', 'It only reads.'],
  ['shipping', 'It registers accounts.'],
  ['withdrawal', 'It registers accounts, PLACES ORDERS.'],
])('of %s it is told that %s', (journey, text) => {
  expect(allowedLoad({ ...ASKED, shares: [{ journey, share: 1 }] })[1]).toContain(text)
})

test.each([
  ['another host', { agreedHost: 'staging.example.org' }, '--yes-load staging.example.'],
  ['too high a rate', { rate: 21 }, 'lower --rate'],
  ['the peak of a spike', { shape: workloadOf('spike').shape, rate: 3 }, '24 sessions a second are more than 20'],
  ['too long a time', { shape: workloadOf('soak').shape }, 'lower --seconds'],
])('%s is refused', (_what, change, text) => expect(() => allowedLoad({ ...ASKED, ...change })).toThrow(text))

test('of several journeys with their own shoppers all are told, and none is alone', () => {
  const [shares, { shape }] = [sharesOf('all', 'edge'), workloadOf('smoke')]
  expect(allowedLoad({ ...ASKED, shares, shape })[1]).toContain(`31 sessions in all, ${shares.length} at once, until all have ended`)
  expect(allowedLoad({ ...ASKED, shares, shape: workloadOf('soak').shape, mostSeconds: 3600 })[1]).toContain('26 at once')
  expect([isAlone(shape, shares.length), isAlone(shape, 1)]).toEqual([false, true])
})

test('options raise the bounds', () => {
  expect(allowedLoad({ ...ASKED, rate: 21, mostRate: 30 })).toHaveLength(2)
  expect(allowedLoad({ ...ASKED, shape: workloadOf('soak').shape, mostSeconds: 3600 })[1]).toContain('20 at once, for 3600 s')
})

test('what changes a shop by its control API is refused where there is none; of others, what nobody tells is not judged', () => {
  const refused = Object.keys(WORKLOADS).filter((name) => {
    try {
      return withoutControl(workloadOf(name), name).judgesGrowth
    } catch {
      return true
    }
  })
  expect(refused).toEqual(['cold-edge', 'unique-rush', 'night-of-shopping', 'origin-brownout'])
})

test('headers of the environment are an object, and a wrong text is not quoted, since it is secret', () => {
  expect(ownHeaders('{"Authorization":"Basic a"}')).toEqual({ authorization: 'Basic a' })
  expect(ownHeaders(undefined)).toEqual({})
  for (const text of ['Basic secret', '["secret"]', '"secret"'])
    expect(() => ownHeaders(text)).toThrow(/^(?!.*secret)LOAD_HEADERS is a JSON object/)
})
