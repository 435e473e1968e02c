import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** How the plugin for server components writes down one island: its id twice, and how to load its file once more. */
const ISLAND = /"(\w+)": async \(\) => \{\s+const m = await import\("([^"]+)"\);\s+return m\.export_\1;\s+\},/g

/** What fetches the files of islands and late pieces, in the place of Vite's own. */
const LOADER = resolve('edge/browser/load-with-stylesheets.ts')

/** Makes short what the browser is told of the files that it may need: 0.5 kB less on every page (brotli). */
export function slimLoading(): Plugin {
  return {
    name: 'slim-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0(?:virtual:vite-rsc\/client-references|vite\/preload-helper\.js)$/ },
      handler(code, id) {
        if (id.endsWith('preload-helper.js'))
          return { code: `export { loadWithSheets as __vitePreload } from ${JSON.stringify(LOADER)}`, map: null }
        const short = islandsByFile(code)
        // The first of the plugin's two passes only looks which islands there are.
        if (short === null && !code.startsWith('import')) this.error('The list of islands looks different now: it could not be made short')
        return short === null ? null : { code: short, map: null }
      },
    },
  }
}

/** The same list with every file and every id once. @returns null where it is no such list, or has something else in it */
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
