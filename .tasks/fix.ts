// npm run fix: formats, and fixes what the linter can fix.
import { run } from './run-step.ts'

await run('oxlint', ['--fix'])
await run('oxfmt', ['.'])
