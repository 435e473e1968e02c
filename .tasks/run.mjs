// Entry point of every npm script. Runs on Node 20 or newer without installed packages: installs the packages of the lockfile when they
// are missing or stale, then starts the command with the Node version that the project depends on.
import { delimiter, resolve } from 'node:path'
import { asksForHelp, commandOf, headOf } from './commands.mjs'
import { installPackages, missingPackages } from './machine/install-packages.mjs'
import { problemBeforeInstalling, problemBeforeRunning } from './machine/machine-problems.mjs'
import { runChild } from './run-child.mjs'

const line = process.argv.slice(2)
const { name, row, args } = commandOf(line)
if (row && asksForHelp(args) && missingPackages().length > 0) {
  console.log(`${headOf(name, row)}\nIts options are told once the packages are installed: npm ci, or any command.`)
  process.exit(0)
}
stopOn(problemBeforeInstalling())
stopOn(await installPackages())
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH']
stopOn(problemBeforeRunning())
process.exit(await runChild('node', ['--import', new URL('end-on-signal.mjs', import.meta.url).href, '.tasks/run-command.ts', ...line]))

/** @param {string | null} problem */
function stopOn(problem) {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
