import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const pagination = (current: number, pages: (number | 'ellipsis')[]) =>
  renderToStaticMarkup(
    <Pagination
      label="Strony"
      pages={pages}
      current={current}
      hrefOf={(page) => `?page=${page}`}
      pageLabel={(page) => `Strona ${page}`}
      previousLabel="Poprzednia"
      nextLabel="Następna"
    />,
  )

const MIDDLE = pagination(6, [1, 'ellipsis', 5, 6, 7, 'ellipsis', 12])

test('LST-07: pages are links with names', () => {
  expect(MIDDLE).toContain('aria-label="Strony"')
  expect([...MIDDLE.matchAll(/href="\?page=(\d+)" aria-label="Strona \1"/g)].map(([, page]) => page)).toEqual(['1', '5', '6', '7', '12'])
})

test('the current page says so, once', () => {
  expect([...MIDDLE.matchAll(/aria-current="page">(\d+)/g)].map(([, page]) => page)).toEqual(['6'])
})

test('UIK-38: what is left out is an ellipsis, no link', () => {
  expect(MIDDLE.match(/<span[^>]*>…<\/span>/g)).toHaveLength(2)
})

test.each([
  ['in the middle both ways are open', MIDDLE, '?page=5', '?page=7'],
  ['the first page has nothing before it', pagination(1, [1, 2]), undefined, '?page=2'],
  ['the last page has nothing after it', pagination(2, [1, 2]), '?page=1', undefined],
])('%s', (_sentence, html, previous, next) => {
  const hrefOf = (rel: string) => /href="([^"]+)"/.exec(new RegExp(`<a[^>]*rel="${rel}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]
  expect([hrefOf('prev'), hrefOf('next')]).toEqual([previous, next])
})

test('one page needs no pagination', () => {
  expect(pagination(1, [1])).toBe('')
})
