// npm run load:merge: the shares of several machines as one run.
import { loadMerge } from '../load-tests/commands/load-merge.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadMerge)
