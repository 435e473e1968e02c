import { parseAst } from 'vite'

/** A node of a syntax tree (ESTree). */
export interface AstNode {
  type: string
  /** Offsets in the source. */
  start: number
  end: number
  [field: string]: unknown
}

/** The syntax tree of a source. */
export function syntaxTree(code: string, lang: 'ts' | 'tsx'): unknown {
  return parseAst(code, { lang })
}

export function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Visits a node and all below it. */
export function walk(node: unknown, visit: (node: AstNode) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  if (!isNode(node)) return
  visit(node)
  for (const value of Object.values(node)) walk(value, visit)
}
