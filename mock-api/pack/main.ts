// Entry of the packed mock (npm run mock -- pack): the server over the database that lies beside it, or over the one that --db names.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { namedDatabaseError } from '#db/unusable-database.ts'
import { HELP } from '../server-options.ts'

const PACKED_HELP = `node mock.mjs [options]: the packed mock. It has a shop of its own in data/ beside it, made at the first start; delete that folder for
a new one. It has no pictures, and of the options below --size and --seed need the repository.
`

const [, , ...args] = process.argv
if (args.includes('--help')) {
  console.log(`${PACKED_HELP}\n${HELP}`)
} else {
  process.argv.splice(
    2,
    args.length,
    '--no-pictures',
    ...(args.some((arg) => arg.startsWith('--db')) ? [] : ['--db', ownDatabase()]),
    ...args,
  )
  await import('../server.ts')
}

/** The database of this folder: a copy of the packed one, so that the packed one stays as it is. */
function ownDatabase(): string {
  const packed = new URL('shop.sqlite', import.meta.url)
  const folder = new URL('../data/', import.meta.url)
  const file = fileURLToPath(new URL('shop.sqlite', folder))
  try {
    if (!existsSync(packed))
      throw new Error(`The packed shop ${fileURLToPath(packed)} is missing. Pack the mock again, or name a database by --db.`)
    // Not recursive: then Node would call a read-only volume one that does not exist.
    if (!existsSync(folder)) mkdirSync(folder)
    if (!existsSync(file)) copyFileSync(packed, file)
    return file
  } catch (error) {
    const named = namedDatabaseError(file, error)
    console.error(named instanceof Error ? named.message : named)
    process.exit(1)
  }
}
