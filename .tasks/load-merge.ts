// npm run load:merge: merges the results of several machines into one run.
import { loadMerge } from '../load-tests/commands/load-merge.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadMerge)
