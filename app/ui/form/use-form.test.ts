import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { type Refusal, useForm } from './use-form.ts'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null, querySelector: () => null }))
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

/** A form of two fields, of which one must be filled in. */
function aForm(onSubmit: () => Promise<Refusal<'name' | 'code'> | void> = async () => undefined) {
  const sought: string[] = []
  const element = { text: '', dataset: {} as Record<string, string>, querySelector: (selector: string) => void sought.push(selector) }
  const [onTyped, onHydrated] = [vi.fn<(values: object) => void>(), vi.fn<(values: object) => void>()]
  const validate = ({ name }: { name: string }) => (name === '' ? { name: 'Wpisz nazwę' } : {})
  const island = runIsland(() => {
    const form = useForm({ fields: { name: 'text', code: 'text' }, validate, onTyped, onHydrated, onSubmit })
    Object.assign(form.root.ref, { current: element })
    return form
  })
  const event = (name: string) => ({ preventDefault: () => undefined, currentTarget: element, target: { name } }) as never
  return {
    element,
    island,
    onTyped,
    onHydrated,
    focusings: () => sought.filter((selector) => selector.includes('aria-invalid')).length,
    type: (text: string, name = 'name') => {
      element.text = text
      island.current.root.onInput?.(event(name))
    },
    async submit() {
      island.current.root.onSubmit?.(event('name'))
      // Refused or arrived, or on the way for good.
      await vi.waitFor(() => expect(['sent' in element.dataset, 'pending' in element.dataset]).not.toEqual([false, true]))
    },
    /** Errors of both fields and of the form, and what its list names. */
    errors: () => {
      const { field, error, found } = island.current
      return [field('name').error, field('code').error, error, ...found.map(({ text }) => text)]
    },
  }
}

test('VAL-25, VAL-26, VAL-27: errors come with the first submit, which focuses the first wrong field, and follow what is typed then; their list stays', async () => {
  const sent = vi.fn(async () => undefined)
  const form = aForm(sent)
  form.type('')
  expect(form.errors()).toEqual([null, null, null])
  await form.submit()
  expect(form.errors()).toEqual(['Wpisz nazwę', null, null, 'Wpisz nazwę'])
  expect([form.focusings(), form.island.current.isSubmitting]).toEqual([1, false])
  form.type('Ława')
  expect(form.errors()).toEqual([null, null, null, 'Wpisz nazwę'])
  expect(sent).not.toHaveBeenCalled()
  await form.submit()
  expect([...form.errors(), sent.mock.calls, form.focusings()]).toEqual([null, null, null, [[{ name: 'Ława', code: '' }]], 1])
})

test('VAL-28: a refusal is shown and focused; what it says of a field goes when that is changed, the rest with the next submit', async () => {
  const refusals: Refusal<'name' | 'code'>[] = [{ errors: { name: 'Zajęta', code: 'Nieznany' }, formError: 'Nie wysłano' }]
  const form = aForm(async () => refusals.pop() ?? new Promise(() => undefined))
  form.type('Ława')
  await form.submit()
  expect([...form.errors(), form.focusings()]).toEqual(['Zajęta', 'Nieznany', 'Nie wysłano', 'Zajęta', 'Nieznany', 1])
  expect([form.island.current.isSubmitting, form.element.dataset]).toEqual([false, {}])
  form.type('Stół')
  expect(form.errors().slice(0, 3)).toEqual([null, 'Nieznany', 'Nie wysłano'])
  await form.submit()
  expect([...form.errors(), form.island.current.isSubmitting, form.element.dataset]).toEqual([
    null,
    null,
    null,
    true,
    expect.objectContaining({ sent: '' }),
  ])
})

test('what stands in a form is told once it is hydrated, and whenever something is typed', () => {
  const form = aForm()
  expect(form.onHydrated.mock.calls).toEqual([[{ name: '', code: '' }]])
  form.type('Ława')
  expect([form.onTyped.mock.calls, form.onHydrated.mock.calls.length]).toEqual([[[{ name: 'Ława', code: '' }]], 1])
})
