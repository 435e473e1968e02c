// npm run seed: makes the database and the pictures that the mock API serves, when they are not there yet.
import { ensurePhotos } from '#seeds/photos/ensure-photos.ts'
import { run } from './run-step.ts'
import { DATA_DIR } from './settings.ts'

await run('node', ['seeds/seed.ts', ...process.argv.slice(2)])
if (!process.argv.includes('--help')) await ensurePhotos({ dir: DATA_DIR })
