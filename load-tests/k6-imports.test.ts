import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reachableFrom } from '../app/architecture/import-graph.ts'
import { isNode, nameOf, type SyntaxNode, syntaxTree, walk } from '../app/architecture/syntax-tree.ts'

/** Modules that a file loads by the imports of package.json, at its head, lazily or to pass them on. Types are not loaded. */
function mapped(code: string): string[] {
  const targets: string[] = []
  walk(syntaxTree(code, 'ts'), (node) => {
    const source = node['source']
    if (isNode(source) && nameOf(source).startsWith('#') && !isOfTypes(node)) targets.push(nameOf(source))
  })
  return targets
}

function isOfTypes(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type'
}

test('files that k6 runs import by relative paths: k6 does not read the imports of package.json', () => {
  const files = reachableFrom(['load-tests/judged-main.ts', 'load-tests/compare-main.ts', 'e2e/promises/visit.ts'])
  expect(files.length).toBeGreaterThan(25)
  expect(files.flatMap((file) => mapped(readFileSync(file, 'utf8')).map((target) => `${file} -> ${target}`))).toEqual([])
})
