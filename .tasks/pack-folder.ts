import { existsSync, readdirSync, statSync } from 'node:fs'

/** All that is in the folder of a packed mock; `data` once it was started. */
const OF_PACK: ReadonlySet<string> = new Set(['bundle', 'node_modules', 'README.md', 'mock.mjs', 'test-fetch.mjs', 'data'])

/** Refuses to replace anything but a packed mock or an empty folder. @throws Error with a sentence for the terminal */
export function refuseOtherFolder(path: string): void {
  if (!existsSync(path)) return
  const entries = statSync(path).isDirectory() ? readdirSync(path) : null
  const isPack = entries?.every((entry) => OF_PACK.has(entry)) && (entries.length === 0 || entries.includes('bundle'))
  if (!isPack) throw new Error(`${path} is no packed mock, so it is not replaced: name a folder that is one, is empty or does not exist.`)
}
