// Which exports the programs of this repository use, followed by name from where they begin.
import { type ExportRef, factsOf, isCode, type ModuleFacts, type Use, withoutQuery } from './module-facts.ts'

/** What is used from some entries. */
export interface LiveCode {
  /** Files that load, and files of which a type is used. */
  files: ReadonlySet<string>
  isLive: (file: string, exported: string) => boolean
}

/**
 * Follows imports by name: a declaration is live when a live declaration uses it, or what runs as a module loads. What an entry exports is live.
 * @param isOutside files that are not entered, though a live one imports them
 */
export function liveCode(
  entries: readonly string[],
  isOutside: (file: string) => boolean = () => false,
  facts: (file: string) => ModuleFacts = factsOf,
): LiveCode {
  const loaded = new Set<string>()
  const files = new Set<string>()
  const live = new Set<string>()
  const open: (() => void)[] = []

  const load = (file: string) => {
    if (loaded.has(file) || isOutside(file)) return
    loaded.add(file)
    files.add(file)
    const { imports, effects } = facts(file)
    follow(file, effects)
    for (const { target, isOwn, isTypeOnly } of imports) {
      if (isOwn && !isTypeOnly) open.push(() => load(withoutQuery(target)))
    }
  }
  const follow = (file: string, uses: readonly Use[]) => {
    for (const each of uses) open.push(() => (typeof each === 'string' ? reachName(file, each) : reachExport(each)))
  }
  const reachName = (file: string, name: string) => {
    const { bindings, declarations } = facts(file)
    const key = `${file}#${name}`
    const imported = bindings.get(name)
    if (live.has(key) || (!imported && !declarations.has(name))) return
    live.add(key)
    files.add(file)
    if (imported) reachExport(imported)
    follow(file, declarations.get(name) ?? [])
  }
  const reachExport = ({ target, name }: ExportRef) => {
    if (!isCode(target) || isOutside(target) || live.has(`${target} exports ${name}`)) return
    live.add(`${target} exports ${name}`)
    files.add(target)
    const { exports, passedOn } = facts(target)
    const names = name === '*' ? [...exports.keys()] : [name]
    follow(
      target,
      names.flatMap((each) => exports.get(each) ?? []),
    )
    for (const each of passedOn) open.push(() => reachExport({ target: each, name }))
  }

  for (const entry of entries) {
    load(entry)
    reachExport({ target: entry, name: '*' })
  }
  for (let next = open.pop(); next; next = open.pop()) next()
  return {
    files,
    isLive: (file, exported) => {
      const own = facts(file).exports.get(exported)
      return live.has(`${file} exports ${exported}`) || (typeof own === 'string' && live.has(`${file}#${own}`))
    },
  }
}

/** Exports that are not live, as `file: name`; of a file of which nothing is used the file alone. */
export function deadExports(
  files: readonly string[],
  { files: used, isLive }: LiveCode,
  facts: (file: string) => ModuleFacts = factsOf,
): string[] {
  return files.flatMap((file) => {
    if (!used.has(file)) return [file]
    return [...facts(file).exports.keys()].filter((name) => !isLive(file, name)).map((name) => `${file}: ${name}`)
  })
}
