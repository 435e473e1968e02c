import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { VALIDATORS } from '../domain/forms/validation.ts'
import { fieldChecks, messageTexts } from './field-checks.ts'
import { createTranslator } from './translator.ts'

test('VAL-24: a rule gets its words from the namespace validations, with its number in them', async () => {
  const t = await createTranslator('pl')
  expect(fieldChecks({ comment: [{ validator: 'maxCharactersNumber', number: 128 }], password: [{ validator: 'password' }] }, t)).toEqual({
    comment: [{ validator: 'maxCharactersNumber', number: 128, text: 'Za dużo znaków. Największa liczba: 128.' }],
    password: [{ validator: 'password', text: 'Hasło musi mieć co najmniej 8 znaków.' }],
  })
})

test.each(LANGUAGES)('VAL-24, GAP-114: every message has words of its own in %s', async (language) => {
  const t = await createTranslator(language)
  const rules = Object.keys(VALIDATORS).map((validator) => ({ validator, number: 5 }))
  const texts = fieldChecks({ field: rules }, t).field.map(({ text }) => text)
  expect(new Set(texts).size).toBe(new Set(Object.values(VALIDATORS).map(({ message }) => message)).size)
  // A rule of a country shows how it is written there, which its form fills in.
  for (const text of texts) expect(text.replace('{example}', '')).not.toMatch(/ErrorMessage|[{}]|^$/)
})

test('GAP-114: messages of the server have words', async () => {
  const texts = messageTexts(['emailTakenErrorMessage', 'incorrectValueErrorMessage'], await createTranslator('en'))
  expect(texts['emailTakenErrorMessage']).toBe('An account with this e-mail address already exists.')
})

test('VAL-22: a rule nobody knows travels on, to be logged where it is checked', async () => {
  const t = await createTranslator('pl')
  expect(fieldChecks({ name: [{ validator: 'rhyme' }] }, t)).toEqual({ name: [{ validator: 'rhyme', text: '' }] })
})
