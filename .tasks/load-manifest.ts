// npm run load:manifest: a TestRun for k6-operator.
import { loadManifest } from '../load-tests/commands/load-manifest.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadManifest)
