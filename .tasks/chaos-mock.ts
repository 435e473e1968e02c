// npm run chaos:mock: kills the mock API under writers and checks its database.
import { chaosMock } from '../load-tests/commands/chaos-mock.ts'
import { runCommand } from './run-command.ts'

await runCommand(chaosMock)
