// npm run load:compare: whether one commit is better or worse than another.
import { loadCompare } from '../load-tests/commands/load-compare.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadCompare)
