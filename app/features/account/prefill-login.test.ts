import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { readKept, writeKept } from '../../ui/kept-forms/kept-record.ts'
import { prefillLogin } from './prefill-login.client.ts'

const LOGIN = '/logowanie?redirectTo=%2Fcheckout'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})

const typed = () => Object.values(readKept()?.forms ?? {}).flatMap((fields) => fields.map(({ value }) => value))

test('the login form gets the e-mail that was typed last, on its own page', () => {
  prefillLogin(LOGIN, 'hanna@patyna.test')
  prefillLogin(LOGIN, 'anna@patyna.test')
  expect(readKept()).toMatchObject({ page: LOGIN, userId: null })
  expect(typed()).toEqual(['anna@patyna.test'])
})

test('without an e-mail nothing is kept', () => {
  prefillLogin(LOGIN, '')
  expect(readKept()).toBeNull()
})

test('input of a session that ended is not lost for it', () => {
  writeKept({ userId: 7, page: '/moje-konto', at: Date.now(), forms: { details: [{ name: 'firstName', value: 'Halina' }] } })
  prefillLogin(LOGIN, 'hanna@patyna.test')
  expect(typed()).toEqual(['Halina'])
})
