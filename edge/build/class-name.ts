import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** The first file's number, in base 36: a letter first, and never `ad`, which blockers of advertisements hide. */
const FIRST = Number.parseInt('b0', 36)

/**
 * Class name of a CSS module: two characters for the place of its file among all, then its own in the file, the same in the worker and the browser. For
 * builds: files that come later have no names.
 * @throws Error for such a file
 */
export function classNamer(root: string): (name: string, file: string) => string {
  const classes = new Map(
    globSync('app/**/*.module.css', { cwd: root })
      .toSorted()
      .map((path) => [path, new Set<string>()]),
  )
  const files = [...classes.keys()]
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const known = classes.get(path)
    if (!known) throw new Error(`${path} is no CSS module of app/.`)
    const at = [...known.add(name)].indexOf(name)
    return (FIRST + files.indexOf(path)).toString(36) + at.toString(36)
  }
}
