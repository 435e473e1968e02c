import { expect, test } from 'vitest'
import { isAdminCardShown, isLoggedIn, type User } from './user.ts'
import { userMenu } from './user-menu.ts'
import { isViewerActive } from './viewer.ts'

const customer: User = { id: 1, firstName: 'Ala', hasPassword: true, isAdmin: false, isUserPro: false, isVendor: false }

test('AUTH-01: a guest has no id and is not logged in', () => expect(isLoggedIn(null)).toBe(false))
test('AUTH-02: a user has an id and is logged in', () => expect(isLoggedIn(customer)).toBe(true))

test('ROLE-08, GAP-02: the viewer is active when logged in', () => {
  expect([isViewerActive(null), isViewerActive(customer)]).toEqual([false, true])
})

test('ROLE-07, GAP-28: the admin card needs a logged-in admin', () => {
  expect([null, customer, { ...customer, isAdmin: true }].map(isAdminCardShown)).toEqual([false, false, true])
})

test.each([
  ['MNU-01: every user', false, false, ['favorites', 'account', 'orderHistory', 'logout']],
  ['MNU-02, GAP-109: a professional', true, false, ['favorites', 'orderLists', 'discountCodes', 'account', 'orderHistory', 'logout']],
  ['MNU-03, GAP-109: a vendor', false, true, ['favorites', 'account', 'orderHistory', 'sellerPanel', 'logout']],
  [
    'MNU-06: a professional vendor',
    true,
    true,
    ['favorites', 'orderLists', 'discountCodes', 'account', 'orderHistory', 'sellerPanel', 'logout'],
  ],
])('%s', (_sentence, isUserPro, isVendor, entries) => {
  expect(userMenu({ isUserPro, isVendor })).toEqual(entries)
})
