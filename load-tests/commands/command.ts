import type { parseArgs, ParseArgsConfig } from 'node:util'

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

/** What an npm script runs: its help text, its options (node:util parseArgs) and its work. */
export interface Command<Config extends ParseArgsConfig> {
  help: string
  config: Config
  /** @returns the exit code; null: the command goes on after this */
  run: (args: ReturnType<typeof parseArgs<Config>>, project: Project) => Promise<number | null>
}

/** Infers the types of the options for `run`. */
export function defineCommand<const Config extends ParseArgsConfig>(command: Command<Config>): Command<Config> {
  return command
}

/** The only positional argument. @throws Error with the help text if there are none or several */
export function onlyPositional(positionals: readonly string[], help: string): string {
  const [only] = positionals
  if (only === undefined || positionals.length > 1) throw new Error(help)
  return only
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
