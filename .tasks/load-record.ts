// npm run load:record: visits of a browser, and whether sessions make the same requests.
import { loadRecord } from '../load-tests/commands/load-record.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadRecord)
