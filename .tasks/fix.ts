// npm run fix: formats, and mends what the linter can mend.
import { run } from './run-step.ts'

await run('oxlint', ['--fix'])
await run('oxfmt', ['.'])
