import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CHECKOUT_DRAFT, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { onSessionEnd } from '../../shop-api/browser/session-end.ts'
import { ForgetDraft } from './forget-draft.client.tsx'
import { OrderPlaced } from './order-placed.client.tsx'
import { forgetDraftOf, useDraft } from './use-draft.client.ts'

const COMMENT = 'Dzwonić pod 5'

/** What is stored after somebody has chosen a payment, where a draft of somebody stood before. */
function savedBy(userId: number | null, ownerBefore: number | null) {
  const entries = new Map([[CHECKOUT_DRAFT, JSON.stringify({ ...EMPTY_DRAFT, comment: COMMENT, userId: ownerBefore })]])
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('document', { dispatchEvent: () => true })
  const got: ReturnType<typeof useDraft>[] = []
  function Island() {
    got.push(useDraft(userId))
    return null
  }
  renderToStaticMarkup(<Island />)
  got[0]?.save({ payment: 'BLIK' })
  return JSON.parse(entries.get(CHECKOUT_DRAFT) ?? 'null')
}

test.each([
  ['a guest, of what a guest typed', null, null, COMMENT],
  ['who logs in, of what was typed as a guest', 7, null, COMMENT],
  ['a user, of the own', 7, 7, COMMENT],
  ['a guest, of a user’s', null, 7, ''],
  ['a user, of another user’s', 8, 7, ''],
])('GAP-102: what is kept for %s', (_who, userId, ownerBefore, comment) => {
  expect(savedBy(userId, ownerBefore)).toMatchObject({ userId, comment, payment: 'BLIK' })
})

test.each([
  ['that it has become', { placed: '2026/7' }, true],
  ['that it may have become: the answer was lost', { sent: { request: '{}', key: 'key' } }, true],
  ['of before, paid while another one is filled in', {}, false],
  ['of before, while another one is placed', { placed: '2026/8' }, false],
])('GAP-31: the page of an order %s deletes the draft: %s', (_what, change, isDeleted) => {
  const entries = new Map([[CHECKOUT_DRAFT, JSON.stringify({ ...EMPTY_DRAFT, comment: COMMENT, ...change })]])
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('document', { dispatchEvent: () => true })
  forgetDraftOf('2026/7')
  expect(entries.has(CHECKOUT_DRAFT)).toBe(!isDeleted)
})

test.each([
  ['a guest who has typed it', true, null, false, []],
  ['who is logged in', false, 7, false, []],
  ['a user, whose session has ended: it waits for the login', true, 7, true, [{ kind: 'ended', userId: 7 }]],
])('GAP-102: with nothing to order the draft is deleted for %s', (_who, isGuest, userId, isLeft, ended) => {
  const entries = new Map([[CHECKOUT_DRAFT, JSON.stringify({ ...EMPTY_DRAFT, userId })]])
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('document', { dispatchEvent: () => true, getElementById: () => null })
  const told: unknown[] = []
  const end = onSessionEnd((each) => told.push(each))
  runIsland(() => ForgetDraft({ isGuest }))
  end()
  expect([entries.has(CHECKOUT_DRAFT), told]).toEqual([isLeft, ended])
})

test('GAP-31, GAP-120: the page of an order deletes its draft and tracks its purchase', () => {
  const entries = new Map([
    [CHECKOUT_DRAFT, JSON.stringify({ ...EMPTY_DRAFT, placed: '2026/7' })],
    ['pending-purchase 2026/7', '{"transaction_id":"2026/7"}'],
  ])
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('document', { dispatchEvent: () => true, cookie: '' })
  runIsland(() => OrderPlaced({ number: '2026/7' }))
  expect([...entries.keys()]).toEqual([])
})

test('GAP-31: what stands in one form is kept beside what stood in another, for who typed it', () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('document', new EventTarget())
  const drawn = vi.fn<() => void>()
  const island = runIsland(() => {
    drawn()
    return useDraft(7)
  })
  const address = { street: 'Długa', building: '1', apartment: null, zipCode: '', city: '', countryId: 'PL' }
  for (const typed of [{ contact: { email: 'a@patyna.test' } }, { address }, { contact: { phone: '1' } }]) island.current.keepTyped(typed)
  expect(island.current.draft, 'nothing is rendered for it').toEqual(EMPTY_DRAFT)
  const kept = { userId: 7, typed: { contact: { email: 'a@patyna.test', phone: '1' }, address } }
  expect(JSON.parse(entries.get(CHECKOUT_DRAFT) ?? '')).toMatchObject(kept)
  island.current.save({ payment: 'blik' })
  expect(island.current.draft).toMatchObject({ ...kept, payment: 'blik' })
  island.end()
  drawn.mockClear()
  document.dispatchEvent(new Event('patyna:checkout'))
  expect(drawn).not.toHaveBeenCalled()
})
