// npm run verify:deployed -- <origin>: whether a deployed storefront keeps its promises.
import { verifyDeployed } from '../load-tests/commands/verify-deployed.ts'
import { runCommand } from './run-command.ts'

await runCommand(verifyDeployed)
