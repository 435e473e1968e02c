import type { Plugin } from 'vite'

/** How plugin-rsc writes one island: its id twice, and the import of its file. */
const ISLAND = /"(\w+)": async \(\) => \{\s+const m = await import\("([^"]+)"\);\s+return m\.export_\1;\s+\},/g

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

/** The same list with each file and each id once. @returns null if the code is no list of islands, or has something else in it */
export function islandsByFile(code: string): string | null {
  const files = new Map<string, string[]>()
  const rest = code.replace(ISLAND, (_, id: string, file: string) => {
    files.set(file, [...(files.get(file) ?? []), id])
    return ''
  })
  if (files.size === 0 || !/^export default \{\s*\};\s*$/.test(rest)) return null
  const rows = [...files].map(([file, ids]) => `[() => import(${JSON.stringify(file)}), '${ids.join(' ')}']`)
  return `const islands = {}
for (const [load, ids] of [${rows.join(', ')}])
  for (const id of ids.split(' ')) islands[id] = async () => (await load())['export_' + id]
export default islands
`
}
