import { afterEach, expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useCombobox } from './use-combobox.ts'

afterEach(() => vi.unstubAllGlobals())

/** A field as far as the hook uses it. */
class Field extends EventTarget {
  value = ''
  defaultValue = ''
  readonly setAttribute = () => undefined
  readonly removeAttribute = () => undefined
}

const key = (name: string, isComposing: boolean) => Object.assign(new Event('keydown', { cancelable: true }), { key: name, isComposing })

test('EXT-03: while a word is composed, keys are its own: Enter ends the word and chooses nothing', () => {
  const field = new Field()
  const chosen = vi.fn<() => void>()
  const option = { click: chosen, scrollIntoView: () => undefined }
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('document', { activeElement: null, getElementById: (id: string) => (id === 'field' ? field : option) })
  const onInput = () => undefined
  const island = runIsland(() => useCombobox({ fieldId: 'field', listId: 'list', count: 3, optionsOf: 'fo', onInput }))
  field.dispatchEvent(key('ArrowDown', true))
  expect(island.current.active).toBe(-1)
  field.dispatchEvent(key('ArrowDown', false))
  expect(island.current.active).toBe(0)
  field.dispatchEvent(key('Enter', true))
  expect(chosen).not.toHaveBeenCalled()
  field.dispatchEvent(key('Enter', false))
  expect(chosen).toHaveBeenCalledOnce()
  island.end()
})
