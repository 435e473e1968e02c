import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { KEPT_FORMS } from '../kept-forms/may-be-kept.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { useLazyForm, whenApproached, whenNear } from './use-lazy-form.client.ts'

const Form = () => null

/** A form of a page whose scripts come when the test says so. */
function lazyForm() {
  const field = { value: 'jan@', focus: vi.fn<() => void>(), form: { requestSubmit: vi.fn<() => void>() } }
  const button = { focus: vi.fn<() => void>() }
  const state = { isPressed: false }
  const element = {
    matches: (pressed: string) => pressed === ':active' && state.isPressed,
    querySelector: () => field,
    querySelectorAll: () => [field, button],
  }
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  const imported = vi.fn<() => Promise<typeof Form>>(async () => Form)
  const stop = vi.fn<() => void>()
  let load = () => undefined as void
  const watch = (_element: unknown, begin: () => void) => {
    load = begin
    return stop
  }
  const island = runIsland(() => {
    const lazy = useLazyForm(imported, watch)
    Object.assign(lazy.container, { current: element })
    return lazy
  })
  const come = async () => {
    load()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { field, button, state, imported, stop, island, come }
}

test('a form is loaded with what was typed, and its field keeps the focus with the caret at the end', async () => {
  const { field, island, come, stop } = lazyForm()
  vi.stubGlobal('document', { activeElement: field })
  const set: string[] = []
  Object.defineProperty(field, 'value', { get: () => set.at(-1) ?? 'jan@', set: set.push.bind(set) })
  await come()
  expect(island.current.loaded).toEqual({ Form, typed: 'jan@' })
  expect([field.focus.mock.calls.length, set, stop.mock.calls.length]).toEqual([1, ['', 'jan@'], 1])
  expect(field.form.requestSubmit).not.toHaveBeenCalled()
})

test('its button keeps the focus, too; a press that came before is done then, and left to the form from then on', async () => {
  const { field, button, island, come } = lazyForm()
  vi.stubGlobal('document', { activeElement: button })
  const submit = { preventDefault: vi.fn<() => void>() }
  island.current.onSubmit(submit as never)
  await come()
  expect([button.focus.mock.calls.length, field.focus.mock.calls.length, field.form.requestSubmit.mock.calls.length]).toEqual([1, 0, 1])
  island.current.onSubmit(submit as never)
  expect(submit.preventDefault).toHaveBeenCalledOnce()
})

test('it is replaced neither under a finger nor when it has gone meanwhile', async () => {
  const { state, island, come } = lazyForm()
  state.isPressed = true
  await come()
  expect(island.current.loaded).toBeNull()
  island.end()
  state.isPressed = false
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(island.current.loaded).toBeNull()
})

test('when its scripts are lost, the next approach asks for them again', async () => {
  const { island, come, imported, stop } = lazyForm()
  imported.mockRejectedValueOnce(new Error('404'))
  await come()
  expect([island.current.loaded, stop.mock.calls.length]).toEqual([null, 0])
  await come()
  expect(island.current.loaded?.Form).toBe(Form)
})

test.each([
  ['when a pointer comes', [], 'pointerover', 1],
  ['when the focus comes', [], 'focusin', 1],
  ['at once where they have come before', [':hover, :focus-within'], null, 1],
  ['at once where input is to be restored', [], 'kept', 1],
  ['and not before', [], null, 0],
])('a form is loaded %s', (_when, states: string[], event, times) => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', {})
  if (event === 'kept') sessionStorage.setItem(KEPT_FORMS, 'newsletter')
  const element = Object.assign(new EventTarget(), { matches: (state: string) => states.includes(state) })
  const load = vi.fn<() => void>()
  const stop = whenApproached('newsletter')(element as never, load)
  if (event) element.dispatchEvent(new Event(event))
  expect(load).toHaveBeenCalledTimes(times)
  stop()
  element.dispatchEvent(new Event('pointerover'))
  expect(load).toHaveBeenCalledTimes(times)
})

test('a form is loaded when it comes near, and watched no longer when it has gone', () => {
  const watching: { see: (entries: object[]) => void; margin: string | undefined; end: () => void }[] = []
  class Observer {
    constructor(see: (entries: object[]) => void, { rootMargin: margin }: { rootMargin?: string }) {
      watching.push({ see, margin, end: () => void watching.splice(0) })
    }
    observe = () => undefined
    disconnect = () => watching[0]?.end()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const load = vi.fn<() => void>()
  const stop = whenNear('200px')({} as never, load)
  watching[0]?.see([{ isIntersecting: false }])
  expect([load.mock.calls.length, watching[0]?.margin]).toEqual([0, '200px'])
  watching[0]?.see([{ isIntersecting: true }])
  expect(load).toHaveBeenCalledOnce()
  stop()
  expect(watching).toEqual([])
})
