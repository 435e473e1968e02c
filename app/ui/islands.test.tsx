import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEXT_AREA_MAX } from '../domain/forms/text-area.ts'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { Counter } from './counter/counter.client.tsx'
import { Dialog } from './dialog/dialog.client.tsx'
import { DropdownPanel } from './dropdown/dropdown-panel.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { PasswordField } from './password-field/password-field.client.tsx'
import { TextArea } from './text-area/text-area.client.tsx'
import { Toast, type ToastMessage } from './toast/toast.client.tsx'
import { ToastRegion } from './toast/toast-region.client.tsx'
import { Tooltip } from './tooltip/tooltip.client.tsx'

const ignore = () => {}
const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const counter = (value: number, bounds = {}) =>
  renderToStaticMarkup(<Counter label="Ilość" decreaseLabel="Mniej" increaseLabel="Więcej" value={value} onChange={ignore} {...bounds} />)
const isDisabled = (html: string, label: string) => new RegExp(`<button[^>]*aria-label="${label}"[^>]*aria-disabled="true"`).test(html)

test.each([
  ['UIK-44: a bare counter goes down to -1', counter(-1), true, false],
  ['UIK-44: and up to 1', counter(1), false, true],
  ['UIK-44: 0 is between', counter(0), false, false],
  ['GAP-14: a quantity has bounds of its own', counter(1, { min: 1, max: 5 }), true, false],
])('%s', (_sentence, html, isLowest, isHighest) => {
  expect([isDisabled(html, 'Mniej'), isDisabled(html, 'Więcej')]).toEqual([isLowest, isHighest])
})

const textArea = (text: string) =>
  renderToStaticMarkup(<TextArea id="question" name="question" label="Pytanie" max={TEXT_AREA_MAX} defaultValue={text} />)

test('UIK-45, UIK-47: the counter of a text area says current/max, by default of 128', () => {
  expect(textArea('abc').replaceAll('<!-- -->', '')).toContain('>3/128</span>')
})

test.each([
  [128, false],
  [129, true],
])('UIK-46: %i characters are over: %s', (length, isOver) => {
  expect(textArea('a'.repeat(length)).includes('data-over')).toBe(isOver)
  expect(textArea('a'.repeat(length)).includes('aria-invalid="true"')).toBe(isOver)
})

test('UIK-45, UIK-46: an emoji is one character, as the rules of forms count', () => {
  const html = textArea(`${'a'.repeat(127)}🪑`)
  expect(html.replaceAll('<!-- -->', '')).toContain('>128/128</span>')
  expect(html).not.toContain('data-over')
})

const PASSWORD_LABELS = { password: 'Hasło', showPassword: 'Pokaż hasło' }
const PASSWORD = <PasswordField id="password" name="password" labels={PASSWORD_LABELS} autoComplete="current-password" />

test('UIK-53: a password is hidden until its switch is on', () => {
  const html = renderToStaticMarkup(PASSWORD)
  expect(html).toContain('type="password"')
  expect(html).toMatch(/<button aria-pressed="false" aria-controls="password"[^>]* aria-label="Pokaż hasło"/)
  const island = runIsland(() => PasswordField(PASSWORD.props))
  const types = [1, 2].map(() => {
    elementsOf(island.current, IconButton)[0]?.onClick?.({} as never)
    return elementsOf(island.current, 'input')[0]?.type
  })
  expect(types).toEqual(['text', 'password'])
})

test('a dialog is named by its title, closed until it is opened, and can be closed', () => {
  const html = renderToStaticMarkup(
    <Dialog isOpen onClose={ignore} title="Raty" closeLabel="Zamknij">
      Treść
    </Dialog>,
  )
  const titleId = /<h2 id="([^"]+)"[^>]*>Raty/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<dialog[^>]* aria-labelledby="${titleId}"`))
  expect(html).not.toContain(' open')
  expect(html).toContain('aria-label="Zamknij"')
})

test('UIK-19: a dropdown is a popover of the browser, which closes on a tap outside', () => {
  const html = renderToStaticMarkup(
    <DropdownPanel id="sort" label="Sortowanie">
      Lista
    </DropdownPanel>,
  )
  expect(html).toContain('<dialog id="sort" popover="auto" aria-label="Sortowanie"')
})

test('UIK-25: a control has a tooltip if it has a title, and its name only once', () => {
  expect(renderToStaticMarkup(<Tooltip title="Pokaż">x</Tooltip>)).toMatch(/x<span popover="manual"[^>]* aria-hidden="true">.*Pokaż</)
  expect(renderToStaticMarkup(<Tooltip>x</Tooltip>)).toBe('x')
})

test.each([
  ['UIK-22: a dropdown is 8 px under its button', 'dropdown/dropdown.module.css', '--offset: 8px'],
  ['UIK-23: and 16 px from the edges of the window', 'dropdown/dropdown.module.css', '--viewport-margin: 16px'],
  ['UIK-20, UIK-21: it fades by the one constant of the tokens', '../styles/base.css', 'opacity var(--fade)'],
  ['UIK-26: a tooltip is 14 px away', 'tooltip/tooltip.module.css', '--offset: 14px'],
  ['UIK-39: an image tile is 42 px', 'tile/tile.module.css', 'inline-size: 42px'],
  ['UIK-40: a small one is 20 px', 'tile/tile.module.css', 'inline-size: 20px'],
  ['UIK-42: up to 4 radio cards in a row', 'radio-card/radio-card.module.css', 'min(var(--cards), 4)'],
  ['UIK-43: up to 3 on mobile', 'radio-card/radio-card.module.css', 'min(var(--cards), 3)'],
])('%s', (_sentence, file, text) => {
  expect(cssOf(file)).toContain(text)
})

const TOAST: ToastMessage = { id: '1', message: 'Nie udało się', type: 'error', link: null, closeAfterMs: 10_000 }
const region = (toast: ToastMessage | null) =>
  renderToStaticMarkup(<ToastRegion label="Komunikaty" closeLabel="Zamknij" toast={toast} onClose={ignore} />)

test('the region of messages is in the page before its first message', () => {
  expect(region(null)).toMatch(/^<section[^>]* aria-label="Komunikaty" aria-live="polite"><\/section>$/)
})

test.each([
  ['an error is said at once', TOAST, 'assertive'],
  ['good news can wait', { ...TOAST, type: 'success' as const }, 'polite'],
])('%s', (_sentence, toast, politeness) => {
  expect(region(toast)).toContain(`aria-live="${politeness}"`)
  expect(renderToStaticMarkup(<Toast {...toast} closeLabel="Zamknij" onClose={ignore} />)).toContain('Nie udało się')
})
