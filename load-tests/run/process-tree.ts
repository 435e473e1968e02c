import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it started, by id; only itself on systems without /proc, such as macOS. */
export function processTree(root: number): number[] {
  const children = Map.groupBy(processes(), ({ parent }) => parent)
  const found = [root]
  for (const pid of found) found.push(...(children.get(pid) ?? []).map((child) => child.pid))
  return found
}

function processes(): { pid: number; parent: number }[] {
  try {
    return readdirSync('/proc').flatMap((name) => {
      const pid = Number(name)
      const parent = Number.isInteger(pid) ? parentOf(pid) : null
      return parent === null ? [] : [{ pid, parent }]
    })
  } catch {
    return []
  }
}

/** The name of a process may have spaces and brackets, so fields are counted from its end. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It has ended meanwhile.
    return null
  }
}
