// Syntax trees of sources, as plain nodes.
import { parseAst } from 'vite'

/** A node of an ESTree with types and JSX. Its other keys are nodes, lists of nodes or values. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The statements of a source file. @param file says by its name how to read it: types, JSX, both or neither */
export function statementsOf(file: string, text: string): readonly SyntaxNode[] {
  const lang = file.endsWith('.d.ts') ? 'dts' : file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
  return (parseAst(text, { lang }) as unknown as { body: SyntaxNode[] }).body
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Visits the nodes directly below a node, with the key that holds them. */
export function eachChild(node: SyntaxNode, visit: (child: SyntaxNode, key: string) => void): void {
  for (const key in node) {
    const value = node[key]
    if (typeof value !== 'object') continue
    if (isNode(value)) visit(value, key)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, key)
  }
}

/** The name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node['name'] ?? node['value'] ?? '')
}
