import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox/checkbox-field.tsx'
import { CopyButton } from './copy-button/copy-button.client.tsx'
import { EmailField } from './form-field/email-field.tsx'
import { CheckIcon, WarningIcon } from './icons/icons.tsx'
import { InfoIcon } from './notice/info-icon.tsx'
import { Notice, type NoticeTone } from './notice/notice.tsx'
import { opensHere } from './opens-here.ts'
import { Spinner } from './spinner/spinner.tsx'
import { RangeFields } from './range/range-fields.tsx'
import { RadioCards } from './radio-card/radio-cards.tsx'
import { readTags } from '../testing/read-tags.ts'
import { Switch } from './switch/switch.tsx'
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

test('a switch is a checkbox that says on or off', () => {
  expect(readTags(renderToStaticMarkup(<Switch name="news" label="Powiadomienia" defaultChecked />), 'input')).toMatchObject([
    { type: 'checkbox', role: 'switch', name: 'news' },
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

test('a spinner has a name', () =>
  expect(renderToStaticMarkup(<Spinner label="Wczytywanie" />)).toContain('role="img" aria-label="Wczytywanie"'))

test('a copy button has its words and an empty place to say what it did', () => {
  const html = renderToStaticMarkup(<CopyButton text="LATO10" label="Kopiuj" copiedLabel="Skopiowano" failedLabel="Nie udało się" />)
  expect(html).toContain('Kopiuj</span></button>')
  expect(html).toMatch(/<output[^>]*><\/output>/)
})

test.each<[NoticeTone, typeof CheckIcon]>([
  ['info', InfoIcon],
  ['success', CheckIcon],
  ['warning', WarningIcon],
  ['danger', WarningIcon],
])('a notice of %s has its sign', (tone, Sign) => {
  expect(renderToStaticMarkup(<Notice tone={tone}>Treść</Notice>)).toContain(renderToStaticMarkup(<Sign size={20} />))
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
