import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useCombobox } from './use-combobox.ts'

/** A field as far as the hook uses it. */
class Field extends EventTarget {
  id = 'field'
  value = ''
  defaultValue = ''
  readonly attributes: Record<string, string> = {}
  readonly setAttribute = (name: string, value: string) => void (this.attributes[name] = value)
  readonly removeAttribute = (name: string) => void delete this.attributes[name]
}

/** A field with a list of options. */
function combobox({ typed = '', hasFocus = false }: { typed?: string; hasFocus?: boolean } = {}) {
  const field = new Field()
  field.value = typed
  const option = { click: vi.fn<() => void>(), scrollIntoView: vi.fn<(place: object) => void>() }
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('document', {
    activeElement: hasFocus ? field : null,
    getElementById: (id: string) => (id === 'field' ? field : /^list-\d$/.test(id) ? option : null),
  })
  const onInput = vi.fn<(text: string) => void>()
  const given = { fieldId: 'field', listId: 'list', count: 3, optionsOf: 'fo', onInput }
  const island = runIsland(() => useCombobox(given))
  const send = (type: string, more: object = {}) => field.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))
  const press = (key: string, held: object = {}) => send('keydown', { key, ...held })
  return { field, option, onInput, given, island, send, press }
}

test('EXT-03: while a word is composed, keys are its own: Enter ends the word and chooses nothing', () => {
  const { island, option, press } = combobox()
  press('ArrowDown', { isComposing: true })
  expect(island.current.active).toBe(-1)
  press('ArrowDown')
  expect(island.current.active).toBe(0)
  press('Enter', { isComposing: true })
  expect(option.click).not.toHaveBeenCalled()
  // `false`: the form is not sent.
  expect(press('Enter')).toBe(false)
  expect(option.click).toHaveBeenCalledOnce()
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s a key is the browser’s', (held) => {
  const { island, press } = combobox()
  expect(press('ArrowDown', { [held]: true })).toBe(true)
  expect(island.current).toEqual({ isOpen: false, active: -1 })
})

test('EXT-03: screen readers are told of the open list and of the active option, which is in view', () => {
  const { field, option, press } = combobox()
  const said = () => [field.attributes['aria-expanded'], field.attributes['aria-activedescendant']]
  expect([field.attributes['aria-controls'], ...said()]).toEqual(['list', 'false', undefined])
  press('ArrowUp')
  expect([...said(), option.scrollIntoView.mock.calls]).toEqual(['true', 'list-2', [[{ block: 'nearest' }]]])
  press('Escape')
  expect(said()).toEqual(['false', undefined])
})

test.each<[string, (on: ReturnType<typeof combobox>) => unknown, boolean]>([
  ['opens on a click', ({ send }) => send('click'), true],
  ['closes when the focus goes', ({ send }) => [send('click'), send('blur')], false],
  ['closes on Enter, which sends the form', ({ send, press }) => [send('click'), expect(press('Enter')).toBe(true)], false],
  ['opens when something is typed', ({ send }) => send('input'), true],
  ['hears nothing after its end', ({ island, send }) => [island.end(), send('click')], false],
  ['opens nothing without options', (on) => [(on.given.count = 0), on.send('click')], false],
])('EXT-03: a list %s', (_what, use, isOpen) => {
  const on = combobox()
  use(on)
  expect(on.island.current.isOpen).toBe(isOpen)
})

test('a click does not move from the active option; other options, or fewer, have none', () => {
  const { given, island, press, send } = combobox()
  press('ArrowUp')
  send('click')
  expect(island.current.active).toBe(2)
  given.count = 2
  island.again()
  expect(island.current.active).toBe(-1)
  Object.assign(given, { count: 3, optionsOf: 'fot' })
  island.again()
  expect(island.current).toEqual({ isOpen: true, active: -1 })
})

test.each([
  ['typed, where the cursor still is', { typed: 'fo', hasFocus: true }, true, [['fo']]],
  ['typed, and left', { typed: 'fo' }, false, []],
  ['nothing, with the cursor in the field', { hasFocus: true }, true, []],
])('before the list arrived somebody had %s', (_what, before, isOpen, asked) => {
  const { island, onInput } = combobox(before)
  expect([island.current.isOpen, onInput.mock.calls]).toEqual([isOpen, asked])
})
