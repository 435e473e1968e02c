import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useForm } from './use-form.ts'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('FormData', function read({ text }: { text: string }) {
    return new Map([['name', text]])
  })
})

/** A form of one field, which must be filled in, while it is sent. */
async function sending() {
  const sent = Promise.withResolvers<void>()
  const element = { text: 'Pierwsza', dataset: {} as Record<string, string>, querySelector: () => null, reset: () => (element.text = '') }
  const validate = ({ name }: { name: string }) => (name === '' ? { name: 'Wpisz nazwę' } : {})
  const island = runIsland(() => useForm({ fields: { name: 'text' }, validate, isEmptied: true, onSubmit: async () => sent.promise }))
  const event = { preventDefault: () => undefined, currentTarget: element, target: { name: 'name' } } as never
  island.current.root.onSubmit?.(event)
  await vi.waitFor(() => expect(island.current.isSubmitting).toBe(true))
  return {
    element,
    errors: () => island.current.field('name').error,
    type(text: string) {
      element.text = text
      island.current.root.onInput?.(event)
    },
    async arrive() {
      sent.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('a form is emptied after a success', async () => {
  const form = await sending()
  await form.arrive()
  expect(form.element.text).toBe('')
})

test('GAP-157: what was typed while it was sent stays', async () => {
  const form = await sending()
  form.type('Druga')
  await form.arrive()
  expect(form.element.text).toBe('Druga')
})

test('VAL-25: after a success nothing is wrong, whatever was typed while it was sent', async () => {
  const form = await sending()
  form.type('')
  expect(form.errors()).toBe('Wpisz nazwę')
  await form.arrive()
  expect(form.errors()).toBeNull()
})
