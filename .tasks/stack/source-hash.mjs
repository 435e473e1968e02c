import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All sources of the built worker and its assets. */
export const BUILD_SOURCES = ['app', 'edge', 'locales', 'seeds/reference', 'package-lock.json', 'vite.config.ts', 'wrangler.toml']

/**
 * Hash of names and contents of files and folders: equal sources have equal hashes on every machine.
 * @param {readonly string[]} paths relative to the repository
 */
export function sourceHash(paths = BUILD_SOURCES) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** Names of tests and documents, and of what an editor or a system puts beside a file, hidden or not. */
export const OTHERS = /^[.#]|~$|\.test\.tsx?$|\.md$/

/** @param {string} path */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !OTHERS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
