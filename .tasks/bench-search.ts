// npm run bench:search: how fast searches are, and how well they are answered.
import { benchSearch } from '../load-tests/commands/bench-search.ts'
import { runCommand } from './run-command.ts'

await runCommand(benchSearch)
