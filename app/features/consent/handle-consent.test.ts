import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { handleConsent } from './handle-consent.client.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['refuse', 'necessary alone', false, []],
  ['chosen', 'marketing alone', false, []],
  ['accept', 'all of it', false, ['TRACKABLE_LISTING_ITEM']],
] as const)('GAP-125: the answer %s, %s, leaves of the card that was followed %j', (value, _what, analytics, left) => {
  class Answer {
    value = value
  }
  const kept = new Map([['TRACKABLE_LISTING_ITEM', '{}']])
  vi.stubGlobal('HTMLButtonElement', Answer)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', memoryStorage(kept))
  vi.stubGlobal('document', { cookie: '', getElementById: () => null })
  handleConsent({ type: 'click', target: new Answer() } as unknown as Event, { analytics, marketing: true })
  expect([...kept.keys()]).toEqual(left)
})
