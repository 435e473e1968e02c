import { patchFile, replaced } from './patch-file.ts'

/** Where React's Flight server announces a stylesheet ahead of its link. `stylesheet` is no destination of a preload (Fetch, 2.2.6): it is `style`. */
const AS_NOTHING = 'preload(srcSet, "stylesheet", {'
const AS_STYLE = 'preload(srcSet, "style", {'

/**
 * Repairs React 19.2 as 19.3 does (https://github.com/facebook/react/pull/34760): browsers ignored the preload of a stylesheet, with a warning on the
 * console of every page. Named right, React recognises the stylesheet that the document has already, and writes no preload for it. The build stops when
 * React's file no longer looks as expected.
 */
export function hintStyles() {
  return patchFile({
    name: 'hint-styles',
    environment: 'rsc',
    file: /react-server-dom-webpack-server\.edge\.(production\.js$|development-)/,
    isForDev: true,
    patch: withStyleHints,
  })
}

/** React's Flight server with valid hints of stylesheets; null: the code has other hints. */
export function withStyleHints(code: string): string | null {
  return replaced(code, AS_NOTHING, AS_STYLE)
}
