import type { Plugin } from 'vite'

/** How plugin-rsc writes one island: its id twice, and the import of its file. */
const ISLAND = /"(\w+)": async \(\) => \{\s+const m = await import\("([^"]+)"\);\s+return m\.export_\1;\s+\},/g

/** So many digits of an island's id tell it from the others. Its digits are random, so no compression makes them fewer. */
const ID_DIGITS = 6

/** Writes the list of islands with each file once. The build stops when plugin-rsc's list has another form. */
export function groupIslands(): Plugin {
  return {
    name: 'group-islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0virtual:vite-rsc\/client-references$/ },
      handler(code) {
        const grouped = islandsByFile(code)
        // The first of plugin-rsc's two passes only collects islands.
        if (grouped === null && !code.startsWith('import'))
          this.error("plugin-rsc's list of islands has another form: it could not be grouped by file")
        return grouped === null ? null : { code: grouped, map: null }
      },
    },
  }
}

/**
 * The same list with each file and the beginning of each id once.
 * @returns null if the code is no list of islands, has something else in it, or two ids that begin alike
 */
export function islandsByFile(code: string): string | null {
  const files = new Map<string, string[]>()
  const rest = code.replace(ISLAND, (_, id: string, file: string) => {
    files.set(file, [...(files.get(file) ?? []), id.slice(0, ID_DIGITS)])
    return ''
  })
  const known = [...files.values()].flat()
  if (files.size === 0 || new Set(known).size < known.length || !/^export default \{\s*\};\s*$/.test(rest)) return null
  const rows = [...files].map(([file, ids]) => `[() => import(${JSON.stringify(file)}), '${ids.join(' ')}']`)
  return `const files = {}
for (const [load, ids] of [${rows.join(', ')}])
  for (const id of ids.split(' ')) files[id] = load
export default new Proxy(files, {
  get(_, id) {
    const load = files[id.slice(0, ${ID_DIGITS})]
    return load && (async () => (await load())['export_' + id])
  },
})
`
}
