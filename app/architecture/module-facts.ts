// What a module imports, declares and exports, and which names each of its declarations uses.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { eachChild, isNode, nameOf, syntaxTree, type SyntaxNode } from './syntax-tree.ts'

/** An export of another module. `name` is `*` when it may be any of them. */
export interface ExportRef {
  target: string
  name: string
}

/** A name at the top of the same module, or an export of another. */
export type Use = string | ExportRef

export interface ModuleImport {
  /** A path from the root of the repository, or a package's name. */
  target: string
  isOwn: boolean
  isTypeOnly: boolean
  /** `url`: started by its address (a worker, a process), not imported. */
  kind: 'static' | 'lazy' | 'url'
}

export interface ModuleFacts {
  imports: readonly ModuleImport[]
  /** Local name -> what it was imported as. */
  bindings: ReadonlyMap<string, ExportRef>
  /** Name at the top of the module -> what its declaration uses. */
  declarations: ReadonlyMap<string, readonly Use[]>
  /** What runs when the module loads. */
  effects: readonly Use[]
  exports: ReadonlyMap<string, Use>
  /** Targets of `export * from`. */
  passedOn: readonly string[]
}

const known = new Map<string, ModuleFacts>()

/** Facts of a file of the repository, read once. A stylesheet or data has none. */
export function factsOf(file: string): ModuleFacts {
  const facts = known.get(file) ?? readModule(file, isCode(file) ? readFileSync(file, 'utf8') : '')
  known.set(file, facts)
  return facts
}

/** Facts of a module's text. @param file its path from the root */
export function readModule(file: string, text: string): ModuleFacts {
  const imports: ModuleImport[] = []
  const bindings = new Map<string, ExportRef>()
  const declarations = new Map<string, readonly Use[]>()
  const effects: Use[] = []
  const exports = new Map<string, Use>()
  const passedOn: string[] = []

  const addImport = (specifier: string, kind: ModuleImport['kind'], isTypeOnly = false): string => {
    const isOwn = kind === 'url' || /^[.#]/.test(specifier)
    const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))
    const target = isOwn ? path : specifier
    imports.push({ target, isOwn, isTypeOnly, kind })
    return withoutQuery(target)
  }
  const usesOf = (node: SyntaxNode) => readUses(node, addImport)
  const declare = (node: SyntaxNode): string[] => {
    const declarators = node.type === 'VariableDeclaration' ? (node['declarations'] as SyntaxNode[]) : [node]
    return declarators.flatMap((declarator) => {
      const names = boundNames(declarator['id'])
      const uses = usesOf(declarator)
      // An overload or an interface that is declared again adds to the first.
      for (const name of names) declarations.set(name, [...(declarations.get(name) ?? []), ...uses])
      return names
    })
  }

  for (const node of syntaxTree(text, langOf(file))['body'] as SyntaxNode[]) {
    const specifiers = (node['specifiers'] ?? []) as SyntaxNode[]
    const isType = (each: SyntaxNode) => each['importKind'] === 'type' || each['exportKind'] === 'type'
    if (node.type === 'ImportDeclaration') {
      const areTypes = isType(node) || (specifiers.length > 0 && specifiers.every(isType))
      const target = addImport(nameOf(node['source']), 'static', areTypes)
      for (const each of specifiers) {
        const name = each.type === 'ImportDefaultSpecifier' ? 'default' : each.type === 'ImportSpecifier' ? nameOf(each['imported']) : '*'
        bindings.set(nameOf(each['local']), { target, name })
      }
    } else if (node.type === 'ExportAllDeclaration') {
      passedOn.push(addImport(nameOf(node['source']), 'static', isType(node)))
    } else if (node.type === 'ExportNamedDeclaration') {
      const from = isNode(node['source']) ? addImport(nameOf(node['source']), 'static', isType(node)) : undefined
      for (const each of specifiers) {
        const local = nameOf(each['local'])
        exports.set(nameOf(each['exported']), from === undefined ? local : { target: from, name: local })
      }
      if (isNode(node['declaration'])) for (const name of declare(node['declaration'])) exports.set(name, name)
    } else if (node.type === 'ExportDefaultDeclaration') {
      declarations.set('default', isNode(node['declaration']) ? usesOf(node['declaration']) : [])
      exports.set('default', 'default')
    } else if (node.type.endsWith('Declaration')) {
      declare(node)
    } else {
      effects.push(...usesOf(node))
    }
  }
  return { imports, bindings, declarations, effects, exports, passedOn }
}

function langOf(file: string) {
  if (file.endsWith('.d.ts')) return 'dts'
  if (file.endsWith('.tsx')) return 'tsx'
  return file.endsWith('.ts') ? 'ts' : 'js'
}

/** Names that a pattern binds. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  if (pattern.type === 'Property') return boundNames(pattern['value'])
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern['left'])
  const names: string[] = []
  if (/^(ObjectPattern|ArrayPattern|RestElement)$/.test(pattern.type)) eachChild(pattern, (child) => names.push(...boundNames(child)))
  return names
}

/** Names that are no reference although they are identifiers: `b` of `a.b`, `{ b: 1 }`, `b()` of a class. */
const LABEL_KEYS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  JSXMemberExpression: 'property',
  JSXAttribute: 'name',
}

/** References below a node. Whether a parameter hides a name of the module is not looked at: then too much counts as used. */
function readUses(root: SyntaxNode, addImport: (specifier: string, kind: ModuleImport['kind'], isTypeOnly?: boolean) => string): Use[] {
  const uses: Use[] = []
  const parents: SyntaxNode[] = []
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') uses.push(nameOf(node))
    else if (node.type === 'ImportExpression' && isLiteral(node['source'])) {
      const target = addImport(nameOf(node['source']), 'lazy')
      uses.push(...lazyNames(node, parents).map((name) => ({ target, name })))
    } else if (node.type === 'TSImportType' && isLiteral(node['source'])) {
      uses.push({ target: addImport(nameOf(node['source']), 'lazy'), name: '*' })
    } else if (isModuleUrl(node)) {
      addImport(nameOf((node['arguments'] as SyntaxNode[])[0]), 'url')
    }
    parents.unshift(node)
    eachChild(node, (child, key) => {
      const isLabel = LABEL_KEYS[node.type] === key && node['computed'] !== true
      if (!isLabel) visit(child)
    })
    parents.shift()
  }
  visit(root)
  return uses
}

/** `new URL('worker.ts', import.meta.url)`. */
function isModuleUrl(node: SyntaxNode): boolean {
  const [address, base] = (node['arguments'] ?? []) as SyntaxNode[]
  const isUrl = node.type === 'NewExpression' && nameOf(node['callee']) === 'URL' && isLiteral(address) && isNode(base)
  return isUrl && /\.(ts|tsx|mjs|js)$/.test(nameOf(address))
}

/** Which exports a lazy import uses: of `(await import()).a`, of `const { a } = await import()`, of `import().then(({ a }) => …)`. */
function lazyNames(node: SyntaxNode, [parent, grandparent, next]: readonly SyntaxNode[]): string[] {
  if (parent?.type === 'AwaitExpression') {
    // Parentheses are a node of their own.
    const around = grandparent?.type === 'ParenthesizedExpression' ? next : grandparent
    if (around?.type === 'MemberExpression') return [nameOf(around['property'])]
    if (around?.type === 'VariableDeclarator') return patternKeys(around['id'])
  }
  const isThen = parent?.type === 'MemberExpression' && parent['object'] === node && nameOf(parent['property']) === 'then'
  const [callback] = isThen ? ((grandparent?.['arguments'] ?? []) as SyntaxNode[]) : []
  return patternKeys(((callback?.['params'] ?? []) as SyntaxNode[])[0])
}

/** Keys of `{ a, b: c }`; of anything else `*`. */
function patternKeys(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return ['*']
  return (pattern['properties'] as SyntaxNode[]).map((property) => (property.type === 'Property' ? nameOf(property['key']) : '*'))
}

function isLiteral(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal'
}

/** Whether a file is a module with imports of its own. */
export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(file)
}

/** A target without its query (`?url`, `?raw`). */
export function withoutQuery(target: string): string {
  return target.replace(/\?.*$/, '')
}
