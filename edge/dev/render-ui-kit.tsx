import type { Context } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { UiKitPage } from '#app/pages/ui-kit/ui-kit-page.tsx'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { reportError } from '../report-error.ts'
import { plainTree } from '../render/page-tree.tsx'
import { renderFlight } from '../render/render-flight.ts'
import { pageUpstreamOf } from '../upstream/page-upstream.ts'
import { newNonce } from '../http/security-headers.ts'

/** Responds to /__ui with every component of the kit in its states. */
export async function renderUiKit(c: Context<EdgeContext>): Promise<Response> {
  const { signal } = c.req.raw
  const ssr = await import.meta.viteRsc.loadModule<typeof import('../render/entry.ssr.tsx')>('ssr', 'index')
  const tree = await plainTree(UiKitPage, DEFAULT_MARKET, {
    config: parseEnv(c.env),
    upstream: pageUpstreamOf(c, { priority: 'page' }),
    now: Date.now(),
  })
  const flight = renderFlight({ tree, signal, report: reportError })
  const html = await ssr.renderHtml({ flight, nonce: newNonce(c), signal, isBuffered: true })
  return c.body(html, 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
}
