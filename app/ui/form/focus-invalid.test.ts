import { expect, test, vi } from 'vitest'
import { focusField, focusFirstInvalid } from './focus-invalid.ts'

/** What has the focus, by the parts of the page that it has inside, and that have it inside. */
const focus = (inside: readonly object[]) => ({ contains: (part: object) => inside.includes(part) })

test.each([
  ['nothing has the focus', true, () => null],
  ['it is on the page around the form, as Safari puts it after a click', true, (form: object) => focus([form])],
  ['it is in the form', true, (form: object, own: object) => Object.assign(own, { isIn: form })],
  ['somebody types elsewhere by now', false, () => focus([])],
])('VAL-27: when an answer has come and %s, a wrong field takes the focus: %s', (_when, takes, activeOf) => {
  const control = { matches: () => true, focus: vi.fn<() => void>(), scrollIntoView: vi.fn<() => void>() }
  const own = focus([])
  const form = { querySelector: () => control, contains: (part: unknown) => part === own && 'isIn' in own }
  vi.stubGlobal('document', { activeElement: activeOf(form, own) })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  focusFirstInvalid(form as never)
  expect([control.focus, control.scrollIntoView].map(({ mock }) => mock.calls.length)).toEqual(takes ? [1, 1] : [0, 0])
})

test.each([
  ['an error of the whole form is brought into view, at once for those who asked for less motion', 'form', true, 'alert instant'],
  ['of a group its first control', 'group', false, 'control smooth, focus'],
  ['a field that a list of errors links to', 'linked', false, 'control smooth, focus'],
])('%s', (_what, kind, matches, expected) => {
  const done: string[] = []
  const element = (name: string) => ({
    matches: () => name === 'control',
    querySelector: () => element('control'),
    scrollIntoView: ({ behavior }: { behavior: string }) => done.push(`${name} ${behavior}`),
    focus: () => done.push('focus'),
  })
  vi.stubGlobal('document', { activeElement: null, getElementById: (id: string) => (id === 'email' ? element('group') : null) })
  vi.stubGlobal('matchMedia', () => ({ matches }))
  if (kind === 'linked') focusField('email')
  else
    focusFirstInvalid({
      querySelector: (of: string) => (of.includes('alert') ? element('alert') : kind === 'group' ? element('group') : null),
    } as never)
  expect(done.join(', ')).toBe(expected)
})
