// npm run chaos:edge: the worker while the shop API misbehaves, case by case.
import { chaosEdge } from '../load-tests/commands/chaos-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(chaosEdge)
