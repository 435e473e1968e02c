// Reads sources: which functions call the shop API, by GET or another method, and which tests the journeys have.
import { isNode, type SyntaxNode, syntaxTree, walk } from '#app/architecture/syntax-tree.ts'

/** An exported function that makes such calls. */
interface Mutation {
  name: string
  /** Number of calls in it. */
  calls: number
}

/** The exported functions of a module that send POST, PUT or DELETE, directly or through a function of the module. */
export function mutationsIn(code: string): Mutation[] {
  return functionsWith(code, isMutation)
}

/** The exported functions of a module that send GET, directly or through a function of the module. */
export function readsIn(code: string): string[] {
  return functionsWith(code, (call) => !isMutation(call)).map(({ name }) => name)
}

function functionsWith(code: string, isWanted: (call: SyntaxNode) => boolean): Mutation[] {
  const functions = new Map<string, { node: SyntaxNode; isExported: boolean }>()
  walk(syntaxTree(code, 'ts'), (node) => {
    const isExported = node.type === 'ExportNamedDeclaration'
    const declared = isExported ? node['declaration'] : node
    if (!isNode(declared) || declared.type !== 'FunctionDeclaration') return
    const name = nameOf(declared['id'])
    if (!functions.has(name)) functions.set(name, { node: declared, isExported })
  })
  const callsOf = (name: string, seen: readonly string[] = []): number => {
    const declared = functions.get(name)
    if (!declared || seen.includes(name)) return 0
    let calls = 0
    if (!isNode(declared.node['body'])) return 0
    walk(declared.node['body'], (node) => {
      if (node.type !== 'CallExpression') return
      const callee = nameOf(node['callee'])
      calls += callee === 'callShop' ? Number(isWanted(node)) : callsOf(callee, [...seen, name])
    })
    return calls
  }
  return [...functions].flatMap(([name, { isExported }]) => {
    const calls = isExported ? callsOf(name) : 0
    return calls > 0 ? [{ name, calls }] : []
  })
}

/** Of `callShop(path, options)`: options are in the call, and a body makes it a POST (`call-shop.ts`). */
function isMutation(call: SyntaxNode): boolean {
  const [, options] = Array.isArray(call['arguments']) ? call['arguments'] : []
  const properties = isNode(options) && Array.isArray(options['properties']) ? options['properties'].filter(isNode) : []
  const valueOf = (name: string) => properties.find((property) => nameOf(property['key']) === name)?.['value']
  const method = valueOf('method')
  return method === undefined ? valueOf('body') !== undefined : !(isNode(method) && method['value'] === 'GET')
}

/** A journey test: its title as in the source, and its code. */
interface JourneyTest {
  title: string
  source: string
}

/** The tests of a journey file. */
export function testsIn(code: string): JourneyTest[] {
  const found: JourneyTest[] = []
  walk(syntaxTree(code, 'ts'), (node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'test' || !Array.isArray(node['arguments'])) return
    const [title] = node['arguments']
    if (isNode(title)) found.push({ title: code.slice(title.start + 1, title.end - 1), source: code.slice(node.start, node.end) })
  })
  return found
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
