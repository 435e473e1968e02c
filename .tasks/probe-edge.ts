// npm run probe:edge: every redirect, call and host probe against the built worker.
import { probeEdge } from '../load-tests/commands/probe-edge.ts'
import { runCommand } from './run-command.ts'

await runCommand(probeEdge)
