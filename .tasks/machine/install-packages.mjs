// Installs what the lockfile says, by the project's own settings (.npmrc) whatever those of the machine are.
import { existsSync, readFileSync } from 'node:fs'
import { runChild } from '../run-child.mjs'
import { inTurn } from './in-turn.mjs'

/** npm's record of what it has installed, written last: an interrupted installation has none. */
const RECORD = 'node_modules/.package-lock.json'

/** Packages that an incomplete installation lacks and that a sentence names. */
const NAMED = 3

/** Installs missing or stale packages. Returns what went wrong as a sentence; null: all are there. @returns {Promise<string | null>} */
export async function installPackages() {
  if (missingPackages().length === 0) return null
  return inTurn('install', 'Another command is installing the packages in this folder', installNow)
}

/** @returns {Promise<string | null>} */
async function installNow() {
  // Another command may have done it meanwhile.
  if (missingPackages().length === 0) return null
  console.log('Installing the packages of package-lock.json (once) …')
  const code = await runChild('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...npmOptions()]).catch(() => null)
  if (code === null)
    return 'npm was not found in the PATH: it comes with Node (https://nodejs.org), some systems have it as a package of its own.'
  if (code !== 0) return "Packages could not be installed; see npm's error above."
  const missing = missingPackages()
  if (missing.length === 0) return null
  return `npm ended well, and ${missing.length} packages of package-lock.json are not in node_modules (${missing.slice(0, NAMED).join(', ')}): do npm's settings leave them out (npm config list)?`
}

/** The settings of .npmrc as options, which win over the environment and over the user's settings. */
export function npmOptions() {
  return readFileSync('.npmrc', 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => `--${line.replace('[]', '')}`)
}

/** Packages of the lockfile that are not in node_modules as it says, by npm's own record; those for other platforms may be missing. */
export function missingPackages() {
  const installed = existsSync(RECORD) ? readPackages(RECORD) : {}
  return Object.entries(readPackages('package-lock.json'))
    .filter(([path, { version, optional }]) => path !== '' && (installed[path] ? installed[path].version !== version : optional !== true))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
