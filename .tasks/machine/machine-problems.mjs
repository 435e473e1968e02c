// THE MACHINES on which the tasks cannot run: what is wrong, and what to do. Ports and addresses are in edge/dev/local/listening.ts.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { isOlder, NEEDED_NODE } from './needed-node.mjs'

/** The oldest Node that can install the packages. */
const INSTALLING_NODE = '20.0'

/** The Node that the packages bring along, if they have one for this machine. */
const PROJECT_NODE = 'node_modules/.bin/node'

const INSTALL_ONE = 'Install one from https://nodejs.org or with your version manager'

/** What keeps this machine from installing the packages, as a sentence for the terminal; null: nothing. */
export function problemBeforeInstalling() {
  if (process.platform === 'win32') {
    const wsl = 'https://learn.microsoft.com/windows/wsl/install'
    return `On Windows this runs in WSL alone (${wsl}): clone the repository there, and run the command in its terminal.`
  }
  if (isOlder(process.version, INSTALLING_NODE)) return `Node 20 or newer is needed, and this is ${process.version}. ${INSTALL_ONE}.`
  try {
    mkdirSync('.data', { recursive: true })
    accessSync('.data', constants.W_OK)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return `Nothing can be written here (${reason}): databases, builds and packages lie in this folder. Clone it where you may write.`
  }
}

/** What keeps it from running a task once they are installed; null: nothing. Programs are those of the PATH. */
export function problemBeforeRunning() {
  const { stdout, error, status } = spawnSync('node', ['--version'], { encoding: 'utf8' })
  if (error || status !== 0) {
    const reason = error?.message ?? `it ends with ${status}`
    if (!existsSync(PROJECT_NODE)) return `Node was not found in the PATH (${reason}): install Node ${NEEDED_NODE} or newer.`
    const needs = 'It needs Linux with glibc 2.28 or newer, as Debian 10 or Ubuntu 20.04.'
    return `The Node of this project, ${PROJECT_NODE}, does not run on this machine (${reason}). ${needs}`
  }
  if (!isOlder(stdout, NEEDED_NODE)) return null
  const brought = `the packages bring none that runs on ${process.platform} ${process.arch}`
  return `Node ${NEEDED_NODE} or newer is needed, and this is ${stdout.trim()}; ${brought}. ${INSTALL_ONE}, and run the command again.`
}
