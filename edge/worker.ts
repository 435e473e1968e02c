// What happens to a request, in order. Nothing else lives here.
import { Hono } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { WHOLE_PATH } from '#app/whole-page.ts'
import type { EdgeContext } from './edge-context.ts'
import { assets } from './gateway/assets.ts'
import { photos } from './gateway/photos.ts'
import { readMockChoice } from './gateway/read-mock-choice.ts'
import { shopGateway } from './gateway/shop-gateway.ts'
import { reportError } from './report-error.ts'
import { rememberWhole } from './rsc/whole-page.ts'
import { renderFailure, renderPage, renderPageFlight } from './rsc/render-page.tsx'
import { securityHeaders } from './security/security-headers.ts'
import { readSession } from './session/session.ts'

const app = new Hono<EdgeContext>()
app.use(securityHeaders())
app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
app.get('/assets/*', assets)
app.use(readSession()) // cookies -> c.var.session
app.use(readMockChoice()) // cookies of a test -> c.var.mockHeaders; nothing where the shop is deployed
app.route('/', shopGateway) // /shop/* and /auth/*: private, never stored
app.get('/photos/*', photos)
app.get('/_rsc/:build/*', renderPageFlight)
app.get(WHOLE_PATH, rememberWhole) // a browser without scripts
app.get('*', renderPage)
app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }))
app.onError((error, c) => {
  reportError(error)
  return renderFailure(c, DEFAULT_MARKET)
})

export default app
