import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { ErrorList } from './error-list.tsx'

const NAMES = { email: 'E-mail', phone: 'Telefon', company: 'Nazwa firmy' }
const found = (...names: (keyof typeof NAMES | 'other')[]) => names.map((name) => ({ name, id: `r-${name}`, text: `${name} is missing` }))
const items = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)

test('WCAG 3.3.1: each wrong field is named with its message, and linked, in the order of the page', () => {
  const html = renderToStaticMarkup(<ErrorList title="Popraw te pola:" names={NAMES} found={found('phone', 'email')} />)
  expect(html).toContain('Popraw te pola:')
  expect(items(html)).toEqual([
    '<a href="#r-email">E-mail</a><span>: email is missing</span>',
    '<a href="#r-phone">Telefon</a><span>: phone is missing</span>',
  ])
})

test('without a wrong field of a name there is no list', () => {
  expect(renderToStaticMarkup(<ErrorList title="Popraw te pola:" names={NAMES} found={[]} />)).toBe('')
  expect(renderToStaticMarkup(<ErrorList title="Popraw te pola:" names={NAMES} found={found('other')} />)).toBe('')
})

test('its link leads to the field without an entry in the history', () => {
  const scrollIntoView = vi.fn<() => void>()
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'r-phone' ? { matches: () => true, scrollIntoView, focus: () => undefined } : null),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const [link] = elementsOf(ErrorList({ title: '', names: NAMES, found: found('phone') }), 'a')
  const preventDefault = vi.fn<() => void>()
  link?.onClick?.({ preventDefault } as never)
  expect([scrollIntoView.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1])
})
