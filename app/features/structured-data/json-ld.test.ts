import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonForScript } from './json-ld.ts'
import { breadcrumbList } from './structured-data.tsx'

test('a text that would end the script stays a text', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028' }
  expect(jsonForScript(hostile)).not.toMatch(/[<>&\u2028\u2029]/)
})

test('what is written reads back the same, whatever it is', () => {
  const canonical = (json: string) => JSON.stringify(JSON.parse(json))
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(canonical(jsonForScript(JSON.parse(json)))).toBe(canonical(json))
    }),
  )
})

test('SEO-04: breadcrumbs carry position, title and absolute address', () => {
  const trail = [
    { title: 'Start', href: '/' },
    { title: 'Produkty', href: '/produkty' },
  ]
  expect(breadcrumbList(trail, 'https://shop.test')['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.test/' },
    { '@type': 'ListItem', position: 2, name: 'Produkty', item: 'https://shop.test/produkty' },
  ])
})
