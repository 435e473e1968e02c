import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What a command needs of the repository around load-tests; `.tasks/run-command.ts` provides it. */
export interface Project {
  /** Folder of generated files: databases, builds of k6, reports. */
  dataDir: string
  /** Builds the worker if it is stale. @returns its folder */
  ensureBuilt: () => Promise<string>
  /** Finds a Chromium or installs one. @returns its path */
  ensureChromium: () => string
  /** A hash over names and contents of files and folders. */
  sourceHash: (paths: readonly string[]) => string
  /** Files and folders that the worker is built from. */
  buildSources: readonly string[]
  log: (line: string) => void
}

interface CommandDefinition<Config extends ParseArgsConfig> {
  /** Its options as text, which `--help` prints below its purpose (.tasks/commands.mjs). */
  help: string
  /** Options for node:util parseArgs. */
  config: Config
  /** @param args as given, for a command that passes them on. @returns the exit code; null: the command goes on after this */
  run: (parsed: ReturnType<typeof parseArgs<Config>>, project: Project, args: readonly string[]) => Promise<number | null>
}

/** What a command of npm is. */
export interface Command extends Pick<CommandDefinition<ParseArgsConfig>, 'help' | 'config'> {
  /** Reads arguments and returns the work that they ask for. @throws TypeError of node:util parseArgs for what is unknown */
  prepare: (args: readonly string[]) => (project: Project) => Promise<number | null>
}

/** Makes a command; `run` gets its options by their types. */
export function defineCommand<const Config extends ParseArgsConfig>({ help, config, run }: CommandDefinition<Config>): Command {
  return {
    help,
    config,
    prepare(args) {
      const parsed = parseArgs<Config>({ ...config, args: [...args] })
      return (project) => run(parsed, project, args)
    },
  }
}

/** The only positional argument. @throws Error with a sentence if there are none or several */
export function onlyPositional(positionals: readonly string[], sentence: string): string {
  const [only] = positionals
  if (only === undefined || positionals.length > 1) throw new Error(sentence)
  return only
}

/** Asks a person whether to go on. @throws Error with a sentence where there is nobody */
export async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: give --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Reads a number option; null: not given. @throws Error for anything but a number */
export function readNumber(option: string, text: string): number
export function readNumber(option: string, text: string | undefined): number | null
export function readNumber(option: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new Error(`--${option} is a number, not "${text}".`)
  return value
}

/** Reads the first of the ports that a command takes. @param more how many follow it. @throws Error with a sentence when one is none */
export function readPort(text: string, more = 0): number {
  const port = readNumber('port', text)
  const last = LAST_PORT - more
  if (Number.isInteger(port) && port > 0 && port <= last) return port
  throw new Error(`--port is a whole number from 1 to ${last}${more > 0 ? `, as the next ${more} are taken as well` : ''}, not "${text}".`)
}

const LAST_PORT = 65_535
