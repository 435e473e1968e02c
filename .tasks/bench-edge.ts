// npm run bench:edge: cached and uncached pages beside a bare worker.
import { benchEdge } from '../load-tests/commands/bench-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(benchEdge)
