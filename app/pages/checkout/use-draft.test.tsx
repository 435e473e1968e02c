import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CHECKOUT_DRAFT, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { forgetDraftOf, useDraft } from './use-draft.client.ts'

afterEach(() => vi.unstubAllGlobals())

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
