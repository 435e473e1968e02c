// npm run build: builds the worker and its assets into dist/, even if the existing build is up to date.
import { ensureBuilt } from './stack/ensure-built.ts'

await ensureBuilt({ force: true })
