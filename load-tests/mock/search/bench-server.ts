// Child process of the benchmark: the mock API over one database, on a free loopback port.
import { openDb } from '#db/open.ts'
import { createMockApi } from '#mock-api/app.ts'
import { systemClock } from '#mock-api/clock.ts'
import { listen } from '#mock-api/listen.ts'
import { createSearchIndex } from '#mock-api/search/search-index.ts'

const db = openDb(process.argv[2] ?? '')
const listener = await listen({ host: '127.0.0.1', port: 0 })
listener.serve(createMockApi({ db, clock: systemClock, search: createSearchIndex(db) }).fetch)
process.send?.(listener.origin)
// Exits when the benchmark process is gone.
process.once('disconnect', () => process.exit(0))
