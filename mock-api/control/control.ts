import { OpenAPIHono } from '@hono/zod-openapi'
import type { Clock } from '../clock.ts'
import { handleThrown, refuseInvalid } from '../http/errors.ts'
import { handleUnrouted } from '../http/method-guard.ts'
import { checkResponses } from '../http/response-check.ts'
import { type ControlApp, type ControlEnv, type ControlInputs, enterWorld } from './control-inputs.ts'
import { DOCS_CSP, docsPage } from '../openapi/routes.ts'
import { controlDocument } from './openapi.ts'
import { routeClock } from './routes/clock.ts'
import { routeFaults } from './routes/faults.ts'
import { routeInvariants } from './routes/invariants.ts'
import { routeJournal } from './routes/journal.ts'
import { routeMails } from './routes/mails.ts'
import { routePersonas } from './routes/personas.ts'
import { routeSettable } from './routes/settable.ts'
import { routeShop } from './routes/shop.ts'
import { routeSnapshots, routeWorlds } from './routes/worlds.ts'

interface ControlOptions extends Omit<ControlInputs, 'app'> {
  /** The machine's clock. */
  clock: Clock
  validateResponses: boolean
}

/** The control API: an app of its own, so that the shop API's document omits its calls. The guard runs before it. */
export function createControl({ clock, validateResponses, ...options }: ControlOptions): ControlApp {
  const app = new OpenAPIHono<ControlEnv>({ defaultHook: refuseInvalid })
  if (validateResponses) app.use(checkResponses(app))
  app.use(enterWorld({ ...options, clock }))
  const inputs = { ...options, app }
  routeClock(inputs)
  routeWorlds(inputs)
  routeSnapshots(inputs)
  routePersonas(inputs)
  routeMails(inputs)
  routeInvariants(inputs)
  routeShop(inputs)
  routeSettable(inputs)
  routeFaults(inputs)
  routeJournal(inputs)
  app.get('/__mock', (c) => c.redirect('/__mock/'))
  app.get('/__mock/openapi.json', (c) => c.json(controlDocument(app)))
  app.get('/__mock/', (c) =>
    c.html(docsPage('Control API of the mock', '/__mock/openapi.json'), 200, { 'Content-Security-Policy': DOCS_CSP }),
  )
  app.notFound(handleUnrouted(app))
  app.onError(handleThrown)
  return app
}
