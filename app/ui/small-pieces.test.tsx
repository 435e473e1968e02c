import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox/checkbox-field.tsx'
import { EmailField } from './form-field/email-field.tsx'
import { Notice } from './notice/notice.tsx'
import { opensHere } from './opens-here.ts'
import { RangeFields } from './range/range-fields.tsx'
import { RadioCards } from './radio-card/radio-cards.tsx'
import { readTags } from '../testing/read-tags.ts'
import { ImageTile } from './tile/image-tile.tsx'
import { TextTile } from './tile/text-tile.tsx'

test('an agreement has its asterisk, and its error is pointed to', () => {
  const html = renderToStaticMarkup(<CheckboxField id="terms" name="terms" label="Akceptuję" isRequired error="Wymagane" />)
  expect(readTags(html, 'input')).toMatchObject([{ required: '', 'aria-invalid': 'true', 'aria-describedby': 'terms-error' }])
  expect(html).toMatch(/<p id="terms-error"[^>]*>.*Wymagane<\/span><\/p>/)
  expect(html).toContain('aria-hidden="true">*</span>')
})

test('cards of which none was chosen say so as a group', () => {
  const html = renderToStaticMarkup(<RadioCards id="ship" legend="Dostawa" name="ship" cards={[]} isRequired error="Wybierz" />)
  expect(readTags(html, 'fieldset')).toMatchObject([
    { role: 'radiogroup', 'aria-required': 'true', 'aria-invalid': 'true', 'aria-describedby': 'ship-error' },
  ])
})

test.each([
  ['what stood in the page from the start is read in its turn', false, undefined],
  ['what comes later and matters is said at once', true, 'alert'],
])('a notice: %s', (_sentence, isUrgent, role) => {
  expect(readTags(renderToStaticMarkup(<Notice isUrgent={isUrgent}>Treść</Notice>), 'div')[0]?.['role']).toBe(role)
})

test('UIK-02: an image tile is a picture of 42 px, a text tile a link that may remove what it names', () => {
  expect(readTags(renderToStaticMarkup(<ImageTile src="a.webp" alt="Dąb" />), 'img')).toMatchObject([
    { src: 'a.webp', alt: 'Dąb', width: '42', height: '42' },
  ])
  const removal = (
    <TextTile href="/fotele" isRemoval rel="nofollow">
      Fotele
    </TextTile>
  )
  expect(readTags(renderToStaticMarkup(removal), 'a')).toMatchObject([{ href: '/fotele', rel: 'nofollow', 'data-removal': 'true' }])
})

test('a range takes numbers from 0 on, with decimals, and an e-mail field corrects nothing', () => {
  const bound = { type: 'number', inputMode: 'decimal', min: '0', step: 'any' }
  const range = <RangeFields legend="Cena" unit="zł" from={{ label: 'Od', name: 'min' }} to={{ label: 'Do', name: 'max' }} />
  expect(readTags(renderToStaticMarkup(range), 'input')).toMatchObject([
    { name: 'min', 'data-bound': 'from', ...bound },
    { name: 'max', 'data-bound': 'to', ...bound },
  ])
  expect(readTags(renderToStaticMarkup(<EmailField id="email" name="email" label="E-mail" />), 'input')).toMatchObject([
    { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: 'false' },
  ])
})

test.each([
  ['nothing', true],
  ['altKey', false],
  ['ctrlKey', false],
  ['metaKey', false],
  ['shiftKey', false],
])('with %s held a click opens a link in this tab: %s', (held, isHere) => {
  expect(opensHere({ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, [held]: true })).toBe(isHere)
})
