// THE TABLE OF MACHINES on which the tasks cannot run: what is wrong, and what to do. Ports and addresses are in edge/dev/local/listening.ts.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { isOlder, NEEDED_NODE } from './needed-node.mjs'

/** The oldest Node that can install the packages. */
const INSTALLING_NODE = '20.0'

/** The Node that the packages bring along, if they have one for this machine. */
const PROJECT_NODE = 'node_modules/.bin/node'

/** Each returns a sentence for the terminal, or null. The first counts. @type {readonly (() => string | null)[]} */
const BEFORE_INSTALLING = [
  () =>
    process.platform === 'win32'
      ? 'On Windows this runs in WSL alone (https://learn.microsoft.com/windows/wsl/install): clone the repository there, and run the command in its terminal.'
      : null,
  () =>
    isOlder(process.version, INSTALLING_NODE)
      ? `Node 20 or newer is needed, and this is ${process.version}: install one from https://nodejs.org or with your version manager.`
      : null,
  () => {
    const problem = writeProblem('.data')
    return (
      problem &&
      `Nothing can be written here (${problem}): databases, builds and packages lie in this folder. Clone it where you may write.`
    )
  },
]

/** @type {readonly (() => string | null)[]} */
const BEFORE_RUNNING = [
  () => {
    const { stdout, error, status } = spawnSync('node', ['--version'], { encoding: 'utf8' })
    const isOurs = existsSync(PROJECT_NODE)
    const here = `${process.platform} ${process.arch}`
    if (error || status !== 0) {
      const reason = error?.message ?? `it ends with ${status}`
      return isOurs
        ? `The Node of this project, ${PROJECT_NODE}, does not run on this machine (${reason}). It needs Linux with glibc 2.28 or newer, as Debian 10 or Ubuntu 20.04.`
        : `Node was not found in the PATH (${reason}): install Node ${NEEDED_NODE} or newer.`
    }
    if (!isOlder(stdout, NEEDED_NODE)) return null
    return `Node ${NEEDED_NODE} or newer is needed, and this is ${stdout.trim()}; the packages bring none that runs on ${here}. Install one from https://nodejs.org or with your version manager, and run the command again.`
  },
]

/** What keeps this machine from installing the packages, as a sentence; null: nothing. */
export function problemBeforeInstalling() {
  return firstOf(BEFORE_INSTALLING)
}

/** What keeps it from running a task once they are installed; null: nothing. Programs are those of the PATH. */
export function problemBeforeRunning() {
  return firstOf(BEFORE_RUNNING)
}

/** @param {readonly (() => string | null)[]} problems */
function firstOf(problems) {
  for (const problem of problems) {
    const sentence = problem()
    if (sentence !== null) return sentence
  }
  return null
}

/** Why a folder cannot be written; null: it can, and exists now. @param {string} folder */
function writeProblem(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
