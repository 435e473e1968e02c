// npm run build: builds the worker and its assets into dist/, also when what is there was made from the same sources.
import { ensureBuilt } from './stack/ensure-built.ts'

await ensureBuilt({ force: true })
