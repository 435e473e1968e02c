import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderId } from '../../domain/ids.ts'
import { testInput } from '../../testing/test-input.ts'
import type { PrivatePageInput } from '../../page.ts'
import { KeepAccount } from './keep-account.tsx'

const CONTACT = { firstName: 'Hanna', lastName: 'Nowak', phone: '501 234 567', email: 'order@patyna.test' }

async function keepAccount(hasPassword: boolean): Promise<string> {
  const shop = {
    profile: async () => ({ email: 'account@patyna.test', hasPassword }),
    order: async () => ({ contact: CONTACT, address: null }),
  }
  const session = { shop } as unknown as PrivatePageInput<unknown>['session']
  const page = await KeepAccount({ orderId: 1 as unknown as OrderId, input: { ...(await testInput({ params: {} })), session } })
  return page ? renderToStaticMarkup(page) : ''
}

test('GAP-149: the account is kept under its own e-mail, not under that of a later order', async () => {
  const html = await keepAccount(false)
  expect(html).toContain('account@patyna.test')
  expect(html).not.toContain('order@patyna.test')
})

test('GAP-149: an account with a password is not offered again', async () => expect(await keepAccount(true)).toBe(''))
