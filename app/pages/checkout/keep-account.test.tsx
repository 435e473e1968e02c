import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderId } from '../../domain/ids.ts'
import { testInput } from '../../testing/test-input.ts'
import type { PrivatePageInput } from '../../page.ts'
import { KeepAccount } from './keep-account.tsx'

const CONTACT = { firstName: 'Hanna', lastName: 'Nowak', phone: '501 234 567', email: 'gosc@patyna.test' }

async function keepAccount(order: object | null): Promise<string> {
  const shop = { guestOrder: async () => order }
  const session = { shop } as unknown as PrivatePageInput<unknown>['session']
  const page = await KeepAccount({ orderId: 1 as unknown as OrderId, input: { ...(await testInput({ params: {} })), session } })
  return page ? renderToStaticMarkup(page) : ''
}

test('GAP-149, EXT-45: a guest whose token opens the order may keep the account, under its e-mail', async () => {
  expect(await keepAccount({ contact: CONTACT, address: null })).toContain('gosc@patyna.test')
})

test('GAP-149: nobody else may: another browser, another guest after this one, who is logged in', async () => {
  expect(await keepAccount(null)).toBe('')
})
