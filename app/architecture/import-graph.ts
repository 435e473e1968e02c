// The imports of this repository, read from its sources.
import { factsOf, type ModuleFacts, withoutQuery } from './module-facts.ts'

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
  return importsIn(file, factsOf(file))
}

/** … of a file with these facts. */
export function importsIn(file: string, { imports }: ModuleFacts): Import[] {
  return imports.filter(({ kind }) => kind !== 'url').map(({ target, isOwn, isTypeOnly }) => ({ file, target, isOwn, isTypeOnly }))
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

/** Imports that are part of a cycle or between two cycles, as `a -> b`. Lazy and type-only imports count. */
export function importCycles(files: readonly string[], read: (file: string) => Import[] = importsOf): string[] {
  const known = new Set(files)
  const imports = files.flatMap((file) => read(file)).map(({ file, target }) => ({ file, target: withoutQuery(target) }))
  let left = imports.filter(({ target }) => known.has(target))
  // A cycle has neither end nor beginning: an import that leads to an end, or comes from a beginning, is in none.
  for (let before = Infinity; left.length < before;) {
    before = left.length
    const [importers, imported] = [new Set(left.map(({ file }) => file)), new Set(left.map(({ target }) => target))]
    left = left.filter(({ file, target }) => importers.has(target) && imported.has(file))
  }
  return left.map(({ file, target }) => `${file} -> ${target}`)
}
