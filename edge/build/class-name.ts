import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** Where numbers of files begin, in base 36: two characters, a letter first, and never `ad`, which blockers of advertisements hide. */
const FIRST_FILE = Number.parseInt('b0', 36)

/**
 * Class name of a CSS module: two characters for the file, by its place among all of them, and the place of the class in the file. It is the same in the
 * worker and the browser, and short, because a class stands in the stylesheet, in scripts, HTML and Flight. For builds: a file that comes later has none.
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
    return (FIRST_FILE + files.indexOf(path)).toString(36) + at.toString(36)
  }
}
