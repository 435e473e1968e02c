import type { Plugin } from 'vite'

/** Where React's Flight server announces a stylesheet ahead of its link. `stylesheet` is no destination of a preload (Fetch, 2.2.6): it is `style`. */
const AS_NOTHING = 'preload(srcSet, "stylesheet", {'
const AS_STYLE = 'preload(srcSet, "style", {'

/**
 * Repairs React 19.2 as 19.3 does (https://github.com/facebook/react/pull/34760): browsers ignored the preload of a stylesheet, with a warning
 * on the console of every page. Named right, React recognises the stylesheet that the document has already, and writes no preload for it.
 */
export function hintStyles(): Plugin {
  return {
    name: 'hint-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'rsc',
    transform: {
      filter: { id: /react-server-dom-webpack-server\.edge\.production\.js$/ },
      handler(code, id) {
        const patched = withStyleHints(code)
        if (patched === null) this.error(`${id} looks different now: React may have the repair of hint-styles.ts itself`)
        return { code: patched, map: null }
      },
    },
  }
}

/** React's Flight server with valid hints of stylesheets; null: the code has other hints. */
export function withStyleHints(code: string): string | null {
  const patched = code.replace(AS_NOTHING, AS_STYLE)
  return patched === code ? null : patched
}
