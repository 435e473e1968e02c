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

/** Field of a node that holds a list -> the text of one of its parts that may be a language or a currency. */
const LISTS: Readonly<Record<string, readonly [field: string, code: (part: SyntaxNode) => string]>> = {
  // A pair is an entry of a Map.
  ArrayExpression: ['elements', (part) => nameOf(part.type === 'ArrayExpression' ? listOf(part, 'elements')[0] : part)],
  ObjectExpression: ['properties', (property) => nameOf(property['key'])],
  SwitchStatement: ['cases', (one) => nameOf(one['test'])],
  TSUnionType: ['types', (type) => nameOf(type['literal'])],
  TSTypeLiteral: ['members', (member) => nameOf(member['key'])],
  TSInterfaceBody: ['body', (member) => nameOf(member['key'])],
}

function listOf(node: SyntaxNode, field: string): SyntaxNode[] {
  const parts = node[field]
  return Array.isArray(parts) ? parts.filter(isNode) : []
}

/** How many languages and currencies a list, a union, the keys of an object or of its type, the cases of a switch, or a chain of comparisons name. */
function namedBy(node: SyntaxNode, file: string): number {
  if (node.type === 'ObjectExpression' && HAS_TEXTS.test(file)) return 0
  const [field, code] = LISTS[node.type] ?? []
  const codes = field === undefined || code === undefined ? compared(node) : listOf(node, field).map(code)
  return new Set(codes.filter((each) => CODES.has(each))).size
}

/** Texts that `a === 'x' ? … : a === 'y' ? …` or `a === 'x' || a === 'y'` compares with. */
function compared(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'ParenthesizedExpression') return compared(node['expression'])
  if (node.type === 'ConditionalExpression') return [...compared(node['test']), ...compared(node['alternate'])]
  if (node.type === 'IfStatement') return [...compared(node['test']), ...compared(node['alternate'])]
  if (node.type === 'LogicalExpression') return [...compared(node['left']), ...compared(node['right'])]
  return node.type === 'BinaryExpression' ? [nameOf(node['left']), nameOf(node['right'])] : []
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
  ["const all = ['pl', 'es']", 1],
  ["const names = new Map([['pl', 'a'], ['en', 'b']])", 1],
  ['interface Names { pl: string; en: string }', 1],
  ["switch (code) { case 'pl': case 'en': }", 1],
  ["const name = code === 'pl' ? 'a' : 'es' === code ? 'b' : 'c'", 1],
  ["if (code === 'pl') a(); else if (code === 'en') b()", 1],
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
