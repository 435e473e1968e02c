import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
