// The storefront with developers' pages: the entry of `npm run dev` and of UI_KIT=1 (vite.config.ts). The deployed entry is edge/worker.ts.
import { Hono } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { requestLog } from '../operations/request-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import shop from '../worker.ts'
import { isOfDocument } from './errors/error-events.ts'
import { withOverlay } from './overlay/with-overlay.ts'

/** A page that only shows errors, in place of the plain text that a visitor gets when not even the error page could be rendered. */
const ONLY_ERRORS =
  '<script type="module" src="/@vite/client"></script><script type="module" src="/edge/dev/errors/tell-errors.ts"></script>'

const app = new Hono<EdgeContext>()
app.get('/__ui', requestLog(), securityHeaders(), async (c) => (await import('./render-ui-kit.tsx')).renderUiKit(c))
if (import.meta.env.DEV)
  app.use(async function showWithoutPage(c, next) {
    await next()
    const isPlain = c.res.status === 500 && c.res.headers.get('content-type')?.startsWith('text/plain') === true
    if (!isPlain || !isOfDocument((name) => c.req.header(name))) return
    // Otherwise it would keep the policy, which admits no script.
    c.res = undefined
    c.res = new Response(ONLY_ERRORS, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
app.route('/', shop)

// npm start wraps the built worker with it instead.
export default import.meta.env.DEV ? withOverlay(app) : app
