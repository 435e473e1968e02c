// npm run load:mutants: load tests of shops that are broken on purpose.
import { loadMutants } from '../load-tests/commands/load-mutants.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadMutants)
