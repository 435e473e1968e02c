// npm run seed: creates the database of the mock API if it does not exist.
import { run } from './run-step.ts'

await run('node', ['seeds/seed.ts', ...process.argv.slice(2)])
