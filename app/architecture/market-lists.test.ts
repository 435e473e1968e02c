// Markets and languages are listed in the market table alone: a list elsewhere would be one more file for the next market.
import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { read, ROOM_FILES } from './sources.ts'
import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from './syntax-tree.ts'

const CODES: ReadonlySet<string> = new Set(LANGUAGES)
/** Data of tests, and tools that stress three known markets. */
const MAY_LIST = /^(e2e|\.tasks|load-tests|app\/architecture)\/|^mock-api\/(test-world|search\/brute-force)\/|^app\/pages\/ui-kit\//
/** Texts by language, which seeds have beside their rows; a language that has none takes the English one. */
const HAS_TEXTS = /^seeds\//

/** How many languages a list, a union or the keys of an object name. */
function namedBy(node: SyntaxNode, file: string): number {
  const count = (parts: unknown, code: (part: SyntaxNode) => string) =>
    new Set((Array.isArray(parts) ? parts : []).flatMap((part) => (isNode(part) && CODES.has(code(part)) ? code(part) : []))).size
  if (node.type === 'ArrayExpression') return count(node['elements'], nameOf)
  if (node.type === 'TSUnionType') return count(node['types'], (type) => nameOf(type['literal']))
  if (node.type === 'ObjectExpression' && !HAS_TEXTS.test(file)) return count(node['properties'], (property) => nameOf(property['key']))
  return 0
}

function listsIn(file: string): string[] {
  const code = read(file)
  const lists: string[] = []
  walk(syntaxTree(code, file.endsWith('x') ? 'tsx' : 'ts'), (node) => {
    if (namedBy(node, file) > 1) lists.push(`${file}: ${code.slice(node.start, node.end).slice(0, 80)}`)
  })
  return lists
}

test('no code lists languages or markets but their table', () => {
  expect(ROOM_FILES.filter((file) => !MAY_LIST.test(file)).flatMap(listsIn)).toEqual([])
})

test.each([
  ["const all = ['pl', 'es']", 1],
  ["type Some = 'pl' | 'en'", 1],
  ["const names = { pl: 'a', en: 'b' }", 1],
  ["const one = { lang: 'pl' }", 0],
])('%s names %i list', (code, count) => {
  const found: unknown[] = []
  walk(syntaxTree(code, 'ts'), (node) => void (namedBy(node, 'app/a.ts') > 1 && found.push(node)))
  expect(found).toHaveLength(count)
})

test('no code imports the texts of one language, but for the types of their keys', () => {
  const importsOne = /^import (?!type).*locales\/(?:pl|en|es)\//m
  expect(ROOM_FILES.filter((file) => !MAY_LIST.test(file)).filter((file) => importsOne.test(read(file)))).toEqual([])
})
