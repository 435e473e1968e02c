import { expect, test } from 'vitest'
import { islandsByFile } from './group-islands.ts'

const island = (id: string, file: string) => `
                "${id}": async () => {
                  const m = await import("virtual:islands/${file}");
                  return m.export_${id};
                },
              `

test('lists each file and each island once', () => {
  const short = islandsByFile(`export default {${island('1a', 'home')}${island('2b', 'cart')}${island('3c', 'home')}};\n`)
  expect(short).toContain(`[[() => import("virtual:islands/home"), '1a 3c'], [() => import("virtual:islands/cart"), '2b']]`)
})

test.each([
  ['other code', 'import "virtual:islands/home";\n'],
  ['an empty list', 'export default {};\n'],
  ['a list with something else in it', `export default {${island('1a', 'home')} other: 1 };\n`],
])('leaves %s as it is', (_, code) => expect(islandsByFile(code)).toBeNull())
