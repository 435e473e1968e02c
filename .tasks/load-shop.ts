// npm run load:shop: one stack that several machines load together, until Ctrl-C.
import { loadShop } from '../load-tests/commands/load-shop.ts'
import { runCommand } from './run-command.ts'

await runCommand(loadShop)
