import { importsOf } from './import-graph.ts'

/** Folders of a room that import one another, as `a <-> b`; a file that lies in the room itself counts as a folder. */
export function folderPairs(room: string, files: readonly string[]): string[] {
  const folderOf = (file: string) => (file.startsWith(`${room}/`) ? (file.slice(room.length + 1).split('/')[0] ?? '') : null)
  const arrows = new Set<string>()
  for (const file of files.filter((each) => folderOf(each) !== null)) {
    for (const { target } of importsOf(file)) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (to !== null && from !== to) arrows.add(`${from} ${to}`)
    }
  }
  const pairs = [...arrows].map((arrow) => arrow.split(' ')).filter(([from, to]) => arrows.has(`${to} ${from}`))
  return [...new Set(pairs.map((pair) => pair.toSorted().join(' <-> ')))].toSorted()
}
