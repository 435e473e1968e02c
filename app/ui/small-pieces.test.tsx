import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar/avatar.tsx'
import { initials } from './avatar/initials.ts'
import { CheckboxField } from './checkbox/checkbox-field.tsx'
import { CopyButton } from './copy-button/copy-button.client.tsx'
import { Countdown } from './countdown/countdown.client.tsx'
import { Notice } from './notice/notice.tsx'
import { Progress } from './progress/progress.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { RadioCards } from './radio-card/radio-cards.tsx'
import { readTags } from '../testing/read-tags.ts'
import { Switch } from './switch/switch.tsx'
import { ImageTile } from './tile/image-tile.tsx'
import { TextTile } from './tile/text-tile.tsx'

test.each([
  ['Zofia Wędrychowska-Żak', 'ZŻ'],
  ['Ćmielów', 'Ć'],
  ['Galeria 3 Sztuk i Dizajnu', 'GD'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a picture of somebody is silent: their name stands beside it', () => {
  expect(renderToStaticMarkup(<Avatar name="Anna Nowak" />)).toMatch(/^<span[^>]* aria-hidden="true">AN<\/span>$/)
  expect(readTags(renderToStaticMarkup(<Avatar name="Anna Nowak" src="a.webp" />), 'img')).toMatchObject([{ alt: '', width: '40' }])
})

test('an agreement has its asterisk, and its error is pointed to', () => {
  const html = renderToStaticMarkup(<CheckboxField id="terms" name="terms" label="Akceptuję" isRequired error="Wymagane" />)
  expect(readTags(html, 'input')).toMatchObject([{ required: '', 'aria-invalid': 'true', 'aria-describedby': 'terms-error' }])
  expect(html).toMatch(/<p id="terms-error"[^>]*>.*Wymagane<\/p>/)
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

test('UIK-02: an image tile is a picture of its size, a text tile words or a link that says whether it is where we are', () => {
  expect(readTags(renderToStaticMarkup(<ImageTile src="a.webp" alt="Dąb" />), 'img')).toMatchObject([
    { src: 'a.webp', alt: 'Dąb', width: '42', height: '42' },
  ])
  expect(renderToStaticMarkup(<TextTile>Fotele</TextTile>)).toMatch(/^<span[^>]*>Fotele<\/span>$/)
  const current = (
    <TextTile href="/fotele" isCurrent>
      Fotele
    </TextTile>
  )
  expect(readTags(renderToStaticMarkup(current), 'a')).toMatchObject([{ href: '/fotele', 'aria-current': 'true' }])
})

test('progress says how far it is in words, or that nobody knows', () => {
  const known = renderToStaticMarkup(<Progress label="Do darmowej dostawy" value={120} max={350} valueText="120 z 350 zł" />)
  expect(readTags(known, 'progress')).toMatchObject([{ value: '120', max: '350', 'aria-valuetext': '120 z 350 zł' }])
  expect(readTags(renderToStaticMarkup(<Progress label="Wysyłanie" />), 'progress')[0]).not.toHaveProperty('value')
})

test('a spinner has a name or is an ornament', () => {
  expect(renderToStaticMarkup(<Spinner label="Wczytywanie" />)).toContain('role="img" aria-label="Wczytywanie"')
  expect(renderToStaticMarkup(<Spinner />)).toContain('aria-hidden="true"')
})

test('a copy button has its words and an empty place to say what it did', () => {
  const html = renderToStaticMarkup(<CopyButton text="LATO10" label="Kopiuj" copiedLabel="Skopiowano" failedLabel="Nie udało się" />)
  expect(html).toContain('Kopiuj</button>')
  expect(html).toMatch(/<output[^>]*><\/output>/)
})

test('PRM-16: a countdown is a time with words, and nothing once it is over', () => {
  const countdown = (textAt: (now: number) => string | null) =>
    renderToStaticMarkup(<Countdown endsAt={Date.UTC(2022, 2, 18, 7)} now={Date.UTC(2022, 2, 17, 7)} textAt={textAt} />)
  expect(countdown((now) => (now === Date.UTC(2022, 2, 17, 7) ? 'Został 1 dzień' : 'inny'))).toBe(
    '<time dateTime="2022-03-18T07:00:00.000Z">Został 1 dzień</time>',
  )
  expect(countdown(() => null)).toBe('')
})
