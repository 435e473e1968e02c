import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '../clock.ts'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse, errorBody, refuseInvalid } from '../http/errors.ts'
import { bearerToken } from '../http/read-context.ts'
import type { MockApp } from '../request-context.ts'
import { WORLD_NAME } from '../store/world-names.ts'
import { ReproSnapshot } from './repro-snapshot.ts'
import type { ReproSnapshots } from './repro-snapshots.ts'
import { SnapshotMismatch } from './state-rows.ts'

const PATH = '/__mock/repro-snapshot'
/** Limit of a request body: ten times the size of a long test's world with a full journal. */
const MOST_BYTES = 32 * 1024 * 1024

interface SnapshotRouteInputs {
  app: MockApp
  snapshots: ReproSnapshots
  /** The machine's clock. */
  clock: Clock
  /** Generates an unused name for a new world. */
  newWorld: () => string
}

/** GET /__mock/repro-snapshot makes a repro snapshot of a world, POST creates a world from one. */
export function routeReproSnapshots({ app, snapshots, clock, newWorld }: SnapshotRouteInputs): void {
  app.get(PATH, (c) => {
    const world = controlWorld(c)
    if (world === null) return errorResponse(c, 'MALFORMED', { world: 'incorrectValueErrorMessage' })
    const snapshot = snapshots.make({
      world,
      url: c.req.query('url') ?? null,
      scenario: c.req.header('x-mock-scenario') ?? null,
      token: bearerToken(c.req.header('authorization')),
      guestId: c.req.header('guestid')?.toLowerCase() ?? null,
      machineNow: clock.now(),
    })
    c.header('Content-Disposition', `attachment; filename="repro-snapshot-${world}.json"`)
    return c.json(snapshot)
  })

  app.post(PATH, bodyLimit({ maxSize: MOST_BYTES, onError: (c) => errorResponse(c, 'PAYLOAD_TOO_LARGE') }), async (c) => {
    const world = c.req.query('world') ?? newWorld()
    if (!WORLD_NAME.test(world)) return errorResponse(c, 'MALFORMED', { world: 'incorrectValueErrorMessage' })
    const snapshot = ReproSnapshot.safeParse(await c.req.json().catch(() => null))
    if (!snapshot.success) return refuseInvalid({ target: 'json', success: false, error: snapshot.error }, c) ?? errorResponse(c, 'INVALID')
    if (snapshots.isTaken(world)) return errorResponse(c, 'CONFLICT')
    try {
      const opened = snapshots.open(snapshot.data, world, clock.now())
      return c.json({ data: { ...opened, now: new Date(opened.now).toISOString() } })
    } catch (error) {
      return rejectMismatch(c, error)
    }
  })
}

function rejectMismatch(c: Context, error: unknown) {
  if (!(error instanceof SnapshotMismatch)) throw error
  const { error: conflict } = errorBody('CONFLICT')
  return c.json({ error: { ...conflict, message: error.message } }, 409)
}
