// Syntax trees of sources, as plain nodes.
import { parseAst } from 'vite'

/** A node of an ESTree with types and JSX. Its other fields are nodes, lists of nodes or values. */
export interface SyntaxNode {
  type: string
  /** Offsets in the source. */
  start: number
  end: number
  [field: string]: unknown
}

/** The syntax tree of a source. */
export function syntaxTree(code: string, lang: 'ts' | 'tsx' | 'js' | 'dts'): SyntaxNode {
  return parseAst(code, { lang }) as unknown as SyntaxNode
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Visits the nodes directly below a node, with the field that holds them. */
export function eachChild(node: SyntaxNode, visit: (child: SyntaxNode, field: string) => void): void {
  for (const field in node) {
    const value = node[field]
    if (typeof value !== 'object') continue
    if (isNode(value)) visit(value, field)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, field)
  }
}

/** Visits a node and all below it. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  eachChild(node, (child) => walk(child, visit))
}

/** The name of an identifier, or the text of a literal; of anything else the empty text. */
export function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value'] ?? '') : ''
}
