// npm run bench:mock: throughput, latency and memory of the mock API over HTTP.
import { benchMock } from '../load-tests/commands/bench-mock.ts'
import { runCommand } from './run-command.ts'

await runCommand(benchMock)
