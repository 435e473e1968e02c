import { expect, test } from 'vitest'
import { importsIn } from './import-graph.ts'

test.each([
  ['a value', "import { a } from './b.ts'", ['app/b.ts', false]],
  ['over several lines', "import {\n  a,\n  type C,\n} from '../b.ts'", ['b.ts', false]],
  ['of the root', "import a from '#locales/pl/b.json' with { type: 'json' }", ['locales/pl/b.json', false]],
  ['types', "import type { A } from './b.ts'", ['app/b.ts', true]],
  ['for what it does', "import './b.ts'", ['app/b.ts', false]],
  ['passed on', "export { a } from './b.ts'", ['app/b.ts', false]],
  ['lazy', "const a = async () => (await import('./b.ts')).a", ['app/b.ts', false]],
  ['a type of a lazy one', "type A = typeof import('./b.ts')", ['app/b.ts', false]],
  ['started by its address', "start(new URL('b.ts', import.meta.url))", ['app/b.ts', false]],
] as const)('%s', (_, text, [target, isTypeOnly]) => {
  expect(importsIn('app/a.ts', text)).toEqual([{ file: 'app/a.ts', target, isOwn: true, isTypeOnly }])
})
