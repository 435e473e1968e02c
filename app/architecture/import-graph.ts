// The imports of this repository, read from its sources.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isNode, nameOf, syntaxTree, type SyntaxNode, walk } from './syntax-tree.ts'

/** One import of a file: at its head, lazy (`import()`), of types, passed on (`export … from`), or started by its address. */
export interface Import {
  file: string
  /** A path from the root of the repository, or a package's name. */
  target: string
  isOwn: boolean
  isTypeOnly: boolean
}

const known = new Map<string, Import[]>()

/** Imports of a file, resolved to paths from the root where they are ours. A stylesheet or data has none. */
export function importsOf(file: string): Import[] {
  const imports = known.get(file) ?? importsIn(file, isCode(file) ? readFileSync(file, 'utf8') : '')
  known.set(file, imports)
  return imports
}

/** … of a file with this text. */
export function importsIn(file: string, text: string): Import[] {
  const imports: Import[] = []
  walk(syntaxTree(text, langOf(file)), (node) => {
    const source = isModuleUrl(node) ? `./${nameOf((node['arguments'] as SyntaxNode[])[0])}` : importedBy(node)
    if (source === '') return
    const isOwn = /^[.#]/.test(source)
    const path = source.startsWith('#') ? source.slice(1) : normalize(join(dirname(file), source))
    imports.push({ file, target: isOwn ? path : source, isOwn, isTypeOnly: isOfTypes(node) })
  })
  return imports
}

/** What a node imports, as it is written; the empty text for any other node. */
function importedBy({ type, source }: SyntaxNode): string {
  const isImport = /^(Import|ExportAll|ExportNamed)Declaration$|^ImportExpression$|^TSImportType$/.test(type)
  return isImport && isNode(source) && source.type === 'Literal' ? nameOf(source) : ''
}

function isOfTypes(node: SyntaxNode): boolean {
  const specifiers = (node['specifiers'] ?? []) as SyntaxNode[]
  const isType = (each: SyntaxNode) => each['importKind'] === 'type' || each['exportKind'] === 'type'
  return isType(node) || (node.type === 'ImportDeclaration' && specifiers.length > 0 && specifiers.every(isType))
}

/** `new URL('worker.ts', import.meta.url)`. */
function isModuleUrl(node: SyntaxNode): boolean {
  const [address, base] = (node['arguments'] ?? []) as SyntaxNode[]
  return node.type === 'NewExpression' && nameOf(node['callee']) === 'URL' && isNode(base) && isCode(nameOf(address))
}

function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(file)
}

function langOf(file: string) {
  if (file.endsWith('.d.ts')) return 'dts'
  if (file.endsWith('.tsx')) return 'tsx'
  return file.endsWith('.ts') ? 'ts' : 'js'
}

/** Files that load with the entries. A file that is imported for its types alone does not. */
export function reachableFrom(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    open.push(
      ...importsOf(file)
        .filter(({ isOwn, isTypeOnly }) => isOwn && !isTypeOnly)
        .map(({ target }) => withoutQuery(target)),
    )
  }
  return [...seen]
}

/** A target without its query (`?url`, `?raw`). */
export function withoutQuery(target: string): string {
  return target.replace(/\?.*$/, '')
}
