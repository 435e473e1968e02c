// npm run load:results: the latest runs as a table.
import { loadResults } from '../load-tests/commands/load-results.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadResults)
