// npm run seed: creates the database and the pictures of the mock API if they do not exist.
import { ensurePhotos } from '#seeds/photos/ensure-photos.ts'
import { run } from './run-step.ts'
import { DATA_DIR } from './settings.ts'

await run('node', ['seeds/seed.ts', ...process.argv.slice(2)])
if (!process.argv.includes('--help')) await ensurePhotos({ dir: DATA_DIR })
