import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const html = renderToStaticMarkup(
  <Breadcrumbs
    label="Ścieżka"
    items={[
      { id: 'home', title: 'Strona główna', href: '/' },
      { id: 145, title: 'Meble', href: '/meble' },
      { id: 3001, title: 'Stoły', href: '/stoly' },
    ]}
  />,
)

test('SEO-02: each entry is a link', () => {
  expect([...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/meble', '/stoly'])
})

test('SEO-03: only the last entry is the current one', () => {
  expect([...html.matchAll(/aria-current="page"[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(['Stoły'])
})
