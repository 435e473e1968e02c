// Runs one command of the table, as `node .tasks/run-command.ts mock seed --size 1k`. Its exit code is the command's; 2: something in the line is
// unknown or wrong, or it could not be done.
import { ensureChromium } from '../e2e/chromium.ts'
import { readCommandLine } from './read-command-line.ts'
import { DATA_DIR } from './settings.ts'
import { ensureBuilt } from './stack/ensure-built.ts'
import { BUILD_SOURCES, sourceHash } from './stack/source-hash.mjs'

const PROJECT = { dataDir: DATA_DIR, ensureBuilt, ensureChromium, sourceHash, buildSources: BUILD_SOURCES, log: console.log }

const asked = await readCommandLine(process.argv.slice(2))
if (asked.kind === 'work') {
  try {
    const code = await asked.work(PROJECT)
    if (code !== null) process.exit(code)
  } catch (error) {
    console.error(isSentence(error) ? error.message : error)
    process.exit(2)
  }
} else if (asked.kind === 'help') {
  console.log(asked.text)
} else {
  console.error(asked.sentence)
  process.exit(2)
}

/** A plain Error carries a sentence for the terminal, and so does a class that says so of itself; anything else is a programming error. */
function isSentence(error: unknown): error is Error {
  return error instanceof Error && (error.constructor === Error || ('isSentence' in error && error.isSentence === true))
}
