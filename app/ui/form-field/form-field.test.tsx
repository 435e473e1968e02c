import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrefixedValue } from '../prefixed-value/prefixed-value.tsx'
import { readTags } from '../../testing/read-tags.ts'
import { fieldAria } from './field-aria.ts'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

test.each([
  ['nothing to describe', {}, undefined, false],
  ['a hint', { hint: 'Hint' }, 'mail-hint', false],
  ['an error', { error: 'Wrong' }, 'mail-error', true],
  ['no error yet', { error: null }, undefined, false],
  ['both, the hint first', { hint: 'Hint', error: 'Wrong' }, 'mail-hint mail-error', true],
])('a control is tied to %s', (_sentence, facts, describedBy, invalid) => {
  const aria = fieldAria({ id: 'mail', ...facts })
  expect([aria['aria-describedby'], aria['aria-invalid']]).toEqual([describedBy, invalid])
})

test('the label names the control', () => {
  const html = renderToStaticMarkup(<TextField id="mail" name="email" label="E-mail" />)
  expect(html).toContain('for="mail"><span>E-mail</span></label>')
  expect(readTags(html, 'input')).toMatchObject([{ type: 'text', name: 'email', id: 'mail' }])
  expect(html).not.toContain('required')
})

test('VAL-29: a required field has an asterisk for the eyes and an attribute for the rest', () => {
  const html = renderToStaticMarkup(<TextField id="mail" name="email" label="E-mail" isRequired />)
  expect(html).toMatch(/<span[^>]* aria-hidden="true">\*<\/span><\/label>/)
  expect(readTags(html, 'input')).toMatchObject([{ required: '' }])
})

test('an error is under its field, which refers to it', () => {
  const html = renderToStaticMarkup(<TextField id="mail" name="email" label="E-mail" error="Podaj adres" />)
  expect(readTags(html, 'input')).toMatchObject([{ 'aria-invalid': 'true', 'aria-describedby': 'mail-error' }])
  expect(html).toMatch(/<p id="mail-error"[^>]*>.*Podaj adres<\/span><\/p>/)
})

test('a list starts with its placeholder', () => {
  const html = renderToStaticMarkup(
    <SelectField id="country" name="country" label="Kraj" placeholder="Wybierz" options={[{ value: 'pl', text: 'Polska' }]} />,
  )
  expect(html).toContain('<option value="">Wybierz</option><option value="pl">Polska</option>')
})

test('UIK-06: a prefix is read with its value, and stays with an error', () => {
  const html = renderToStaticMarkup(<PrefixedValue id="phone" name="phone" label="Telefon" prefix="+48" error="Zły numer" />)
  expect(html).toMatch(/<span id="phone-prefix"[^>]*>\+48<\/span>/)
  expect(html).toContain('aria-describedby="phone-prefix phone-error"')
})
