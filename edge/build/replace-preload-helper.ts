import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Loads the script of an island and its stylesheets side by side. */
const LOADER = resolve('edge/browser/load-with-stylesheets.ts')

/** Puts our loader of scripts and stylesheets in the place of Vite's preload helper. The build stops when Vite has no such helper any more. */
export function replacePreloadHelper(): Plugin {
  let isReplaced = false
  return {
    name: 'replace-preload-helper',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true
        return { code: `export { loadWithStylesheets as __vitePreload } from ${JSON.stringify(LOADER)}`, map: null }
      },
    },
    generateBundle() {
      if (!isReplaced) this.error("Vite's preload helper is gone or has another name: nothing replaced it")
    },
  }
}
