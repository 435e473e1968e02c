import { HELP, readServerOptions, serverOptions } from '#mock-api/server-options.ts'
import { defineCommand } from '../load-tests/commands/command.ts'

/** npm run mock: the mock API in this process. */
export const mock = defineCommand({
  help: HELP,
  config: { allowNegative: true, options: serverOptions(process.env) },
  async run(_parsed, _project, args) {
    // A value that is wrong is one of this command line.
    readServerOptions([...args], process.env)
    process.argv.splice(2, process.argv.length, ...args)
    await import('#mock-api/server.ts')
    return null
  },
})
