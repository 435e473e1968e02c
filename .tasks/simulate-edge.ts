// npm run simulate:edge: the page cache over many locations.
import { simulateEdge } from '../load-tests/commands/simulate-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(simulateEdge)
