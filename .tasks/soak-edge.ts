// npm run soak:edge: many mixed visits and the worker's memory meanwhile.
import { soakEdge } from '../load-tests/commands/soak-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(soakEdge)
