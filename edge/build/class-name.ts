import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const HASH_CHARACTERS = 4

/**
 * Class name of a CSS module: the name in the file, and four characters for the file, the same in the worker and the browser. Vite's own has five, the line
 * and two underscores; a class stands in the stylesheet, in scripts, HTML and Flight.
 * @throws Error when two files come to the same characters
 */
export function classNamer(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const digest = BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 16)}`)
    const characters = digest.toString(36).slice(-HASH_CHARACTERS)
    const other = files.get(characters)
    if (other !== undefined && other !== path) throw new Error(`${path} and ${other} would share class names: rename one of them.`)
    files.set(characters, path)
    return `${name}_${characters}`
  }
}
