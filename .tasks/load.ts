// npm run load: k6 against the built shop, with a verdict.
import { load } from '../load-tests/commands/load.ts'
import { runCommand } from './run-command.ts'

await runCommand(load)
