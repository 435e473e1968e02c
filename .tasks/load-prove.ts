// npm run load:prove: checks that comparisons detect the differences they claim to detect.
import { loadProve } from '../load-tests/commands/load-prove.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadProve)
