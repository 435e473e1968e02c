// What happens to a request, in order. Nothing else lives here.
import { Hono } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { WHOLE_PATH } from '#app/whole-page.ts'
import type { EdgeContext } from './edge-context.ts'
import { purgePages } from './store/purge-pages.ts'
import { assets } from './gateway/assets.ts'
import { photos } from './gateway/photos.ts'
import { readMockChoice } from './session/read-mock-choice.ts'
import { shopGateway } from './gateway/shop-gateway.ts'
import { canonicalHost } from './http/canonical-host.ts'
import { healthz, readyz, version } from './operations/health.ts'
import { requestLog } from './operations/request-log.ts'
import { reportError } from './report-error.ts'
import { rememberWhole } from './deliver/buffered-page.ts'
import { pageStoreOf } from './deliver/public-page.ts'
import { renderFailure, renderPage } from './deliver/respond-html.ts'
import { renderPageFlight } from './deliver/respond-flight.ts'
import { tryAgainAfter } from './deliver/retry-after.ts'
import { CSP_PATH, takeReports } from './http/csp-reports.ts'
import { frontDoor } from './http/enforce-limits.ts'
import { rateLimits } from './http/rate-limits.ts'
import { refuse } from './http/refusals.ts'
import { securityHeaders } from './http/security-headers.ts'
import { readSession } from './session/read-session.ts'
import { allSitemaps, robots, sitemap } from './operations/sitemaps.ts'

const app = new Hono<EdgeContext>()
app.use(requestLog()) // the trace, and a line when all is done
app.use(securityHeaders())
app.use(frontDoor()) // limits: size, host, method
app.use(canonicalHost()) // https, one name
app.use(rateLimits()) // where the platform counts
app.get('/healthz', healthz)
app.get('/readyz', readyz)
app.get('/version', version)
app.get('/assets/*', assets)
app.post(CSP_PATH, takeReports)
app.get('/robots.txt', robots)
app.get('/sitemap.xml', allSitemaps)
app.get('/sitemaps/:language/:file', sitemap)
app.use(readSession()) // cookies -> c.var.session
app.use(readMockChoice()) // cookies of a test -> c.var.mockHeaders; nothing where the shop is deployed
app.route('/', shopGateway) // /shop/* and /auth/*: private, never stored
app.get('/photos/*', photos)
app.get('/_rsc/:build/*', renderPageFlight)
app.get(WHOLE_PATH, rememberWhole) // a browser without scripts
app.post('/__edge/purge', purgePages(pageStoreOf)) // by tag, with a secret
app.get('*', renderPage)
app.all('*', (c) => refuse(c, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' }))
app.onError(async (error, c) => {
  reportError(error)
  try {
    return await renderFailure(c, DEFAULT_MARKET, tryAgainAfter(error, null))
  } catch (again) {
    reportError(again)
    return refuse(c, 'FAILED')
  }
})

export default app
