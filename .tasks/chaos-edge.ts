// npm run chaos:edge: fault cases, the worker while the shop API misbehaves.
import { chaosEdge } from '../load-tests/commands/chaos-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(chaosEdge)
