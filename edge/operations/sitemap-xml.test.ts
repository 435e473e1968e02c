import { expect, test } from 'vitest'
import { sitemapIndex, URL_SET, urls } from './sitemap-xml.ts'

test('addresses are escaped', () => {
  expect(urls(['https://shop.test/produkty?a=1&b=<2>'])).toBe('<url><loc>https://shop.test/produkty?a=1&amp;b=&lt;2&gt;</loc></url>\n')
})

test('an index names sitemaps', () => {
  expect(sitemapIndex(['https://shop.test/a.xml'])).toMatch(
    /^<\?xml .*\?>\n<sitemapindex xmlns=".*">\n<sitemap><loc>https:\/\/shop.test\/a.xml<\/loc><\/sitemap>\n<\/sitemapindex>\n$/,
  )
})

test('an empty sitemap is whole', () => expect(URL_SET.start + urls([]) + URL_SET.end).toMatch(/<urlset [^>]*>\n<\/urlset>\n$/))
