// Names of the files of builds in the KV namespace ASSET_STORE, for the deploy that writes them and the worker that reads them.

/**
 * How long the files of a build are answered after its deploy, in days. Its pages need them when it is replaced, which may be months later, and the
 * verification of the next build asks for them. A build has 2 MB.
 */
export const KEPT_DAYS = 365

/** name-hash.extension, as the build names its files; nothing else is looked up. */
const NAME = /^[\w.-]{1,80}-[\w-]{8}\.(css|js|png|svg|woff2)$/

/** The key of a file in the namespace ASSET_STORE; null: no file of a build has such a name. */
export function keptAssetKey(path: string): string | null {
  const name = path.replace(/^\/?assets\//, '')
  return NAME.test(name) ? `asset:${name}` : null
}
