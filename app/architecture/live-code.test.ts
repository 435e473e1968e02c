import { describe, expect, test } from 'vitest'
import { deadExports, liveCode } from './live-code.ts'
import { readModule } from './module-facts.ts'

/** Dead exports of sources whose program begins in main.ts. */
function deadIn(sources: Record<string, string>): string[] {
  const facts = (file: string) => readModule(file, sources[file] ?? '')
  return deadExports(
    Object.keys(sources),
    liveCode(['main.ts'], (file) => file.startsWith('demo'), facts),
    facts,
  )
}

describe('what a program uses of another file', () => {
  test.each([
    ['a value', "import { a } from './a.ts'\na()"],
    ['a value under another name', "import { a as b } from './a.ts'\nb()"],
    ['a value of all', "import * as all from './a.ts'\nall.a()"],
    ['a value of a lazy import', "const load = async () => (await import('./a.ts')).a\nload()"],
    ['a value taken from a lazy import', "async function load() { const { a } = await import('./a.ts')\na() }\nload()"],
    ['a value given to the next step', "void import('./a.ts').then(({ a }) => a())"],
    ['what it passes on', "export { a } from './a.ts'"],
    ['what it passes on with everything else', "export * from './a.ts'"],
    ['a type', "import type { a } from './a.ts'\nexport const x: a = 1"],
    ['a type of a lazy import', "export type A = typeof import('./a.ts')"],
    ['a component', "import { a as A } from './a.ts'\nexport const page = () => <A />"],
  ])('%s', (_, text) => {
    expect(deadIn({ 'main.ts': text.includes('<') ? '' : text, 'main.tsx': text, 'a.ts': 'export function a() {}' })).not.toContain(
      'a.ts: a',
    )
    expect(
      deadIn({ 'main.ts': text.includes('<') ? "import './main.tsx'" : text, 'main.tsx': text, 'a.ts': 'export function a() {}' }),
    ).not.toContain('a.ts')
  })
})

describe('what no program uses', () => {
  test('an export that only its own file, a test or a demo names', () => {
    const main = "import { a } from './a.ts'\nimport { demo } from './demo.ts'\na(demo)"
    const sources = {
      'main.ts': main,
      'a.ts': 'export const a = 1\nexport const b = 2',
      'demo.ts': "import { b } from './a.ts'\nexport const demo = b",
    }
    expect(deadIn(sources)).toEqual(['a.ts: b', 'demo.ts'])
  })

  test('what a dead export uses, through files', () => {
    const a = "import { c } from './c.ts'\nexport const a = 1\nexport const b = () => c({ a })"
    expect(deadIn({ 'main.ts': "import { a } from './a.ts'\na", 'a.ts': a, 'c.ts': 'export const c = 3' })).toEqual(['a.ts: b', 'c.ts: c'])
  })

  test('other exports of a file that is imported lazily', () => {
    const main = "const load = async () => (await import('./a.ts')).a\nload()"
    expect(deadIn({ 'main.ts': main, 'a.ts': 'export const a = 1\nexport const b = 2' })).toEqual(['a.ts: b'])
  })

  test('a name that is only a key or a property of another thing', () => {
    const a = 'export const a = { b: 1 }.b\nexport const b = 2'
    expect(deadIn({ 'main.ts': "import { a } from './a.ts'\na", 'a.ts': a })).toEqual(['a.ts: b'])
  })

  test('a type that nothing live uses', () => {
    const a = 'export interface Used { c: Inner }\nexport interface Inner { d: 1 }\nexport type Unused = Used'
    expect(deadIn({ 'main.ts': "import type { Used } from './a.ts'\nexport const x: Used = 1", 'a.ts': a })).toEqual(['a.ts: Unused'])
  })
})

test('a file that is started by its address is loaded', () => {
  expect(
    deadIn({
      'main.ts': "start(new URL('worker.ts', import.meta.url))",
      'worker.ts': "import { a } from './a.ts'\na()",
      'a.ts': 'export const a = 1',
    }),
  ).toEqual([])
})

test('what runs as a module loads is live, though nothing is imported from it', () => {
  expect(deadIn({ 'main.ts': "import './a.ts'", 'a.ts': "import { b } from './b.ts'\nb()", 'b.ts': 'export const b = 1' })).toEqual([])
})
