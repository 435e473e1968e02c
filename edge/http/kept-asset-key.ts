// Names of the files of builds in the KV namespace ASSET_STORE, for the deploy that writes them and the worker that reads them.

/**
 * How long the files of a build are answered after its deploy, in days. Its pages need them when it is replaced, which may be months later, and the
 * verification of the next build asks for them. A build has 2 MB.
 */
export const KEPT_DAYS = 365

/** THE TABLE OF BUILT FILES: by the ending, the type by which the worker answers those of other builds. */
export const BUILT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** name-hash.extension, as the build names its files; nothing else is looked up. */
const NAME = new RegExp(String.raw`^[\w.-]{1,80}-[\w-]{8}\.(${Object.keys(BUILT_TYPES).join('|')})$`)

/** The key of a file in the namespace ASSET_STORE; null: no file of a build has such a name. */
export function keptAssetKey(path: string): string | null {
  const name = path.replace(/^\/?assets\//, '')
  return NAME.test(name) ? `asset:${name}` : null
}
