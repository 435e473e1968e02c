// The imports of this repository, read from its sources.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** One import of a file: at its head, lazy (`import()`), of types, or passed on (`export … from`). */
export interface Import {
  file: string
  /** A path from the root of the repository, or a package's name. */
  target: string
  isOwn: boolean
  isTypeOnly: boolean
}

/** Imports of a file, resolved to paths from the root where they are ours. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(file, 'utf8'))
}

/** … of its text. */
export function importsIn(file: string, text: string): Import[] {
  const pattern = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map(([whole, type, from, dynamic]) => {
    const specifier = from ?? dynamic ?? ''
    const isOwn = specifier.startsWith('.') || specifier.startsWith('#')
    const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))
    const isTypeOnly = type !== undefined || /import\s*\{\s*type [^,}]*\}/.test(whole)
    return { file, target: isOwn ? path : specifier, isOwn, isTypeOnly }
  })
}

/** Files that load with the entries. A file that is imported for its types alone does not. */
export function reachableFrom(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!/\.(ts|tsx|mjs|js)$/.test(file)) continue
    open.push(
      ...importsOf(file)
        .filter(({ isOwn, isTypeOnly }) => isOwn && !isTypeOnly)
        .map(({ target }) => withoutQuery(target)),
    )
  }
  return [...seen]
}

/** Imports that are part of a cycle or between two cycles, as `a -> b`. Lazy and type-only imports count. */
export function importCycles(files: readonly string[], read: (file: string) => Import[] = importsOf): string[] {
  const known = new Set(files)
  const imports = files.flatMap(read).map(({ file, target }) => ({ file, target: withoutQuery(target) }))
  let left = imports.filter(({ target }) => known.has(target))
  // A cycle has neither end nor beginning: an import that leads to an end, or comes from a beginning, is in none.
  for (let before = Infinity; left.length < before;) {
    before = left.length
    const [importers, imported] = [new Set(left.map(({ file }) => file)), new Set(left.map(({ target }) => target))]
    left = left.filter(({ file, target }) => importers.has(target) && imported.has(file))
  }
  return left.map(({ file, target }) => `${file} -> ${target}`)
}

function withoutQuery(target: string): string {
  return target.replace(/\?.*$/, '')
}
