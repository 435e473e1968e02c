// npm run load:prove: whether comparisons find what they promise.
import { loadProve } from '../load-tests/commands/load-prove.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadProve)
