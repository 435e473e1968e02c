import type { ParseArgsConfig } from 'node:util'
import type { Command } from '../load-tests/commands/command.ts'
import { ensureChromium } from '../e2e/chromium.ts'
import { ensureBuilt } from './stack/ensure-built.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'
import { BUILD_SOURCES, sourceHash } from './stack/source-hash.mjs'

/** Runs a command with the options of this process and exits with its exit code, or with 2 and a sentence if it throws. */
export async function runCommand<const Config extends ParseArgsConfig>({ help, config, run }: Command<Config>): Promise<void> {
  const args = readOptions(help, config)
  const project = { dataDir: DATA_DIR, ensureBuilt, ensureChromium, sourceHash, buildSources: BUILD_SOURCES, log: console.log }
  try {
    const code = await run(args, project)
    if (code !== null) process.exit(code)
  } catch (error) {
    console.error(isSentence(error) ? error.message : error)
    process.exit(2)
  }
}

/** A plain Error carries a sentence for the terminal, and so does a class that says so of itself; anything else is a programming error. */
function isSentence(error: unknown): error is Error {
  return error instanceof Error && (error.constructor === Error || ('isSentence' in error && error.isSentence === true))
}
