import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Parses the options of a task. `--help` prints the usage and exits with 0; an unknown option exits with 2 and a sentence.
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
