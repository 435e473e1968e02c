// What happens to a request, in order. Nothing else lives here.
import { Hono } from 'hono'
import { BUFFERED_PATH } from '#app/buffered-page.ts'
import { rememberBuffered } from './deliver/buffered-page.ts'
import { pageStoreOf } from './deliver/public-page.ts'
import { MARKET_CHOICES, rememberMarket } from './deliver/remember-market.ts'
import { newsletterByForm, newsletterOneClick, newsletterPage } from './deliver/newsletter-by-form.ts'
import { respondFlight } from './deliver/respond-flight.ts'
import { respondFailure, respondHtml } from './deliver/respond-html.ts'
import { retryAfterOf } from './deliver/retry-after.ts'
import { paymentPage, settleByForm } from './deliver/settle-by-form.ts'
import type { EdgeContext } from './edge-context.ts'
import { assets } from './gateway/assets.ts'
import { photos } from './gateway/photos.ts'
import { shopGateway } from './gateway/shop-gateway.ts'
import { canonicalHost } from './http/canonical-host.ts'
import { CSP_PATH, takeReports } from './http/csp-reports.ts'
import { drainAndRefuse } from './http/drain-and-refuse.ts'
import { enforceLimits } from './http/enforce-limits.ts'
import { gates } from './http/gates.ts'
import { readOutageDrill } from './http/outage-drill.ts'
import { rateLimits } from './http/rate-limits.ts'
import { refuse } from './http/refusals.ts'
import { securityHeaders } from './http/security-headers.ts'
import { FIXED_NAMES } from './http/static-headers.ts'
import { marketOfPath } from './market/resolve-market.ts'
import { healthz, readyz, version } from './operations/health.ts'
import { requestLog } from './operations/request-log.ts'
import { takeVitals } from './operations/take-vitals.ts'
import { allSitemaps, robots, sitemap } from './operations/sitemaps.ts'
import { changePassword, securityText } from './operations/well-known.ts'
import { reportError } from './report-error.ts'
import { readMockChoice } from './session/read-mock-choice.ts'
import { readSession } from './session/read-session.ts'
import { purgePages } from './store/purge-pages.ts'

const app = new Hono<EdgeContext>()
app.use(requestLog()) // the trace, and a line when the response is sent
app.use(securityHeaders())
app.use(
  gates(
    enforceLimits, // size, host, method
    canonicalHost, // https, one name
    rateLimits, // where the platform counts
  ),
)
app.get('/healthz', healthz)
app.get('/readyz', readyz)
app.get('/version', version)
app.get('/assets/*', assets)
for (const path of FIXED_NAMES) app.get(path, assets)
app.post(CSP_PATH, takeReports)
app.post('/vitals', takeVitals)
app.get('/robots.txt', robots)
app.get('/.well-known/security.txt', securityText)
app.get('/.well-known/change-password', changePassword)
app.get('/sitemap.xml', allSitemaps)
app.get('/sitemaps/:language/:file', sitemap)
app.use(
  gates(
    readSession, // cookies -> c.get('session')
    readOutageDrill, // a header of who verifies a preview; nothing in production
  ),
)
app.use(readMockChoice()) // cookies of a test -> c.get('mockHeaders'); nothing where the storefront is deployed
app.route('/', shopGateway) // /shop/* and /auth/*: private, never cached
app.get('/photos/*', photos)
app.get('/test-payment', paymentPage) // where its page of failures says "try again"
app.post('/test-payment', settleByForm) // the payment stand-in, without scripts
for (const path of ['/newsletter-link', '/newsletter-end']) app.get(path, newsletterPage)
app.post('/newsletter-link', newsletterByForm) // its mailed links, without scripts
app.post('/newsletter-end', newsletterOneClick) // List-Unsubscribe of its mails
app.get('/_rsc/:build/*', respondFlight)
app.get(BUFFERED_PATH, rememberBuffered) // a browser without scripts
app.get(MARKET_CHOICES, rememberMarket) // a choice of market
app.post('/__edge/purge', purgePages(pageStoreOf)) // by tag, with a secret
app.get('*', respondHtml)
app.all('*', (c) => drainAndRefuse(c, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' }))
app.onError(async (error, c) => {
  reportError(error)
  try {
    return await respondFailure(c, marketOfPath(c.req.path), retryAfterOf(error, null))
  } catch (renderError) {
    reportError(renderError)
    return refuse(c, 'FAILED')
  }
})

export default app
