// Markets, languages and currencies are listed in the market table alone: a list elsewhere would be one more file for the next market.
import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { CURRENCY_IDS, MAIN_CURRENCY } from '../domain/market.ts'
import { read, ROOM_FILES } from './sources.ts'
import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from './syntax-tree.ts'

const CODES: ReadonlySet<string> = new Set([...LANGUAGES, ...CURRENCY_IDS])
const OTHER_CURRENCIES: ReadonlySet<string> = new Set(CURRENCY_IDS.filter((id) => id !== MAIN_CURRENCY))
const TABLE = 'app/domain/market.ts'
/** Data of tests, and tools that stress three known markets. */
const MAY_LIST = /^(e2e|\.tasks|load-tests|app\/architecture)\/|^mock-api\/(test-world|search\/brute-force)\/|^app\/pages\/ui-kit\//
/** Texts by language, which seeds have beside their rows; a language that has none takes the English one. */
const HAS_TEXTS = /^seeds\//
const JUDGED = ROOM_FILES.filter((file) => file !== TABLE && !MAY_LIST.test(file))

/** How many languages and currencies a list, a union or the keys of an object name. */
function namedBy(node: SyntaxNode, file: string): number {
  const count = (parts: unknown, code: (part: SyntaxNode) => string) =>
    new Set((Array.isArray(parts) ? parts : []).flatMap((part) => (isNode(part) && CODES.has(code(part)) ? code(part) : []))).size
  if (node.type === 'ArrayExpression') return count(node['elements'], nameOf)
  if (node.type === 'TSUnionType') return count(node['types'], (type) => nameOf(type['literal']))
  if (node.type === 'ObjectExpression' && !HAS_TEXTS.test(file)) return count(node['properties'], (property) => nameOf(property['key']))
  return 0
}

/** Currencies but the main one that a source names, in a comparison, a row or a type. */
function currenciesIn(code: string, lang: 'ts' | 'tsx'): string[] {
  const named: string[] = []
  walk(syntaxTree(code, lang), (node) => void (node.type === 'Literal' && OTHER_CURRENCIES.has(nameOf(node)) && named.push(nameOf(node))))
  return named
}

function listsIn(file: string): string[] {
  const code = read(file)
  const lists: string[] = []
  walk(syntaxTree(code, file.endsWith('x') ? 'tsx' : 'ts'), (node) => {
    if (namedBy(node, file) > 1) lists.push(`${file}: ${code.slice(node.start, node.end).slice(0, 80)}`)
  })
  return lists
}

test('no code lists languages, markets or currencies but their table', () => {
  expect(JUDGED.flatMap(listsIn)).toEqual([])
})

test('no code but the table names a currency other than the main one', () => {
  expect(JUDGED.filter((file) => currenciesIn(read(file), file.endsWith('x') ? 'tsx' : 'ts').length > 0)).toEqual([])
})

test.each([
  ["const isForeign = currencyId === 'EUR'", 1],
  ["type Foreign = 'EUR'", 1],
  ["const isMain = currencyId === 'PLN' // not EUR", 0],
])('%s names %i other currencies', (code, count) => {
  expect(currenciesIn(code, 'ts')).toHaveLength(count)
})

test.each([
  ["const all = ['pl', 'es']", 1],
  ["type Some = 'pl' | 'en'", 1],
  ["const names = { pl: 'a', en: 'b' }", 1],
  ["const column = { enum: ['PLN', 'EUR'] }", 1],
  ["const symbols = { PLN: 'zł', EUR: '€' }", 1],
  ["const one = { lang: 'pl' }", 0],
])('%s names %i list', (code, count) => {
  const found: unknown[] = []
  walk(syntaxTree(code, 'ts'), (node) => void (namedBy(node, 'app/a.ts') > 1 && found.push(node)))
  expect(found).toHaveLength(count)
})

test('no code imports the texts of one language, but for the types of their keys', () => {
  const importsOne = /^import (?!type).*locales\/(?:pl|en|es)\//m
  expect(JUDGED.filter((file) => importsOne.test(read(file)))).toEqual([])
})
