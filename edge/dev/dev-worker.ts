// The storefront with developers' pages: the entry of `npm run dev` and of UI_KIT=1 (vite.config.ts). The deployed entry is edge/worker.ts.
import { Hono } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { requestLog } from '../operations/request-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import shop from '../worker.ts'
import { withOverlay } from './overlay/with-overlay.ts'
import { renderUiKit } from './render-ui-kit.tsx'

const app = new Hono<EdgeContext>()
app.get('/__ui', requestLog(), securityHeaders(), renderUiKit)
app.route('/', shop)

// npm start wraps the built worker with it instead.
export default import.meta.env.DEV ? withOverlay(app) : app
