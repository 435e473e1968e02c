import { describe, expect, test } from 'vitest'
import { importCycles, importsIn } from './import-graph.ts'
import { readModule } from './module-facts.ts'

describe('imports of a text', () => {
  test.each([
    ['a value', "import { a } from './b.ts'", ['app/b.ts', false]],
    ['over several lines', "import {\n  a,\n  type C,\n} from '../b.ts'", ['b.ts', false]],
    ['of the root', "import a from '#locales/pl/b.json' with { type: 'json' }", ['locales/pl/b.json', false]],
    ['types', "import type { A } from './b.ts'", ['app/b.ts', true]],
    ['for what it does', "import './b.ts'", ['app/b.ts', false]],
    ['passed on', "export { a } from './b.ts'", ['app/b.ts', false]],
    ['lazy', "const a = async () => (await import('./b.ts')).a", ['app/b.ts', false]],
    ['a type of a lazy one', "type A = typeof import('./b.ts')", ['app/b.ts', false]],
  ] as const)('%s', (_, text, [target, isTypeOnly]) => {
    expect(importsIn('app/a.ts', readModule('app/a.ts', text))).toEqual([{ file: 'app/a.ts', target, isOwn: true, isTypeOnly }])
  })
})

describe('cycles', () => {
  const SOURCES = {
    'a.ts': "import { b } from './b.ts'",
    'b.ts': "const c = () => import('./c.ts')",
    'c.ts': "import type { A } from './d.ts'",
    'd.ts': '',
    'e.ts': "import './a.ts'",
  }
  const cycles = (sources: Record<string, string>) =>
    importCycles(Object.keys(sources), (file) => importsIn(file, readModule(file, sources[file] ?? '')))

  test('a chain is none', () => expect(cycles(SOURCES)).toEqual([]))

  test('values, lazy imports and types close one; a file that leads into it is not part of it', () => {
    const closed = { ...SOURCES, 'd.ts': "import type { A } from './a.ts'" }
    expect(cycles(closed)).toEqual(['a.ts -> b.ts', 'b.ts -> c.ts', 'c.ts -> d.ts', 'd.ts -> a.ts'])
  })

  test('a file that imports itself is one', () => {
    expect(cycles({ 'a.ts': "export * from './a.ts'" })).toEqual(['a.ts -> a.ts'])
  })
})
