// npm run bench:page: weight and speed of pages on a slow phone.
import { benchPage } from '../load-tests/commands/bench-page.ts'
import { runCommand } from './run-command.ts'

await runCommand(benchPage)
