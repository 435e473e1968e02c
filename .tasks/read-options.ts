import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * The options of a task. `--help` prints what they are and ends with 0; one that nobody knows ends with 2 and a sentence.
 * @param help usage, options with their defaults, exit codes; `--help` itself needs no row in `config`
 */
export function readOptions<const Config extends ParseArgsConfig>(help: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n--help names the options.`)
    process.exit(2)
  }
}

/** The arguments of a task that hands them to another program as they are. `--help` prints what the task adds and ends with 0. */
export function passedOn(help: string): string[] {
  const args = process.argv.slice(2)
  if (!args.includes('--help')) return args
  console.log(help)
  process.exit(0)
}
