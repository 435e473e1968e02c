import { expect, test } from 'vitest'
import { URL_SET, urls } from './sitemap-xml.ts'

test('addresses are escaped, and the day of the last change is said where it is known', () => {
  expect(urls([{ address: 'https://shop.test/produkty?a=1&b=<2>' }, { address: '/x', changedOn: '2026-11-27' }])).toBe(
    '<url><loc>https://shop.test/produkty?a=1&amp;b=&lt;2&gt;</loc></url>\n<url><loc>/x</loc><lastmod>2026-11-27</lastmod></url>\n',
  )
})

test('an empty sitemap is whole', () => expect(URL_SET.start + urls([]) + URL_SET.end).toMatch(/<urlset [^>]*>\n<\/urlset>\n$/))
