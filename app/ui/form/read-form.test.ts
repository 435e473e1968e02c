import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const FIELDS = { email: 'text', terms: 'flag', sizes: 'list' } as const

function formWith(...entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test.each([
  ['nothing was filled', formWith(), { email: '', terms: false, sizes: [] }],
  ['blanks around words go', formWith(['email', ' a b ']), { email: 'a b', terms: false, sizes: [] }],
  ['a checked box is true, whatever it sends', formWith(['terms', 'on']), { email: '', terms: true, sizes: [] }],
  ['several of one name are a list', formWith(['sizes', 's'], ['sizes', 'm']), { email: '', terms: false, sizes: ['s', 'm'] }],
  ['what the form has not asked for is left out', formWith(['admin', '1']), { email: '', terms: false, sizes: [] }],
])('%s', (_sentence, data, values) => {
  expect(readForm(data, FIELDS)).toEqual(values)
})

test('a password stays as it was typed', () => {
  expect(readForm(formWith(['password', ' \u00A0x ']), { password: 'secret' })).toEqual({ password: ' \u00A0x ' })
})

test('a file is no text', () => {
  const data = new FormData()
  data.append('email', new File(['x'], 'x.txt'))
  expect(readForm(data, FIELDS).email).toBe('')
})
