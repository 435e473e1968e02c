import { expect, test } from 'vitest'
import { islandsByFile } from './group-islands.ts'

const island = (id: string, file: string) => `
                "${id}": async () => {
                  const m = await import("virtual:islands/${file}");
                  return m.export_${id};
                },
              `

test('lists each file once, and of each island what tells it from the others', async () => {
  const ids = ['1a1a1a999999', '2b2b2b999999', '3c3c3c999999'] as const
  const code = islandsByFile(`export default {${island(ids[0], 'home')}${island(ids[1], 'cart')}${island(ids[2], 'home')}};\n`) ?? ''
  expect(code).toContain(`[[() => import("virtual:islands/home"), '1a1a1a 3c3c3c'], [() => import("virtual:islands/cart"), '2b2b2b']]`)
  const files = code.replaceAll(/import\("virtual:islands\/(\w+)"\)/g, (_, file) => `Promise.resolve({ export_${ids[2]}: '${file}' })`)
  const list = await import(`data:text/javascript,${encodeURIComponent(files)}`)
  expect([await list.default[ids[2]](), list.default['4d4d4d999999']]).toEqual(['home', undefined])
})

test.each([
  ['other code', 'import "virtual:islands/home";\n'],
  ['an empty list', 'export default {};\n'],
  ['two islands that begin alike', `export default {${island('1a1a1a1', 'home')}${island('1a1a1a2', 'home')}};\n`],
  ['a list with something else in it', `export default {${island('1a', 'home')} other: 1 };\n`],
])('leaves %s as it is', (_, code) => expect(islandsByFile(code)).toBeNull())
