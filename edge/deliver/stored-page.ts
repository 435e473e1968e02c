import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { type EdgeConfig, parseEnv } from '../env.ts'
import { anonymousCalls } from '../render/page-input.ts'
import type { PageTree } from '../render/page-tree.tsx'
import type { EntryPolicy } from '../store/cache-policies.ts'
import { mockNow } from '../upstream/mock-clock.ts'
import { type PageUpstream, pageUpstreamOf } from '../upstream/page-upstream.ts'
import type { RenderContext } from '../upstream/render-context.ts'
import { newRenderRecord, type RenderRecord } from '../upstream/render-record.ts'
import type { PublicPage } from './decide-response.ts'
import { type PendingRender, renderForStore } from './render-for-store.ts'
import { renewPage } from './renew-page.ts'
import { retryAfterOf } from './retry-after.ts'

export interface StoredPageOptions {
  key: string
  market: Market
  policy: EntryPolicy
  routeTag: `route-${string}`
  treeOf: (options: { config: EdgeConfig; upstream: PageUpstream; now: number; record: RenderRecord }) => Promise<PageTree>
}

/** A page whose renders are stored, and which is renewed without rendering where nothing that it is made from has changed. */
export function storedPage(c: Context<EdgeContext>, { key, market, policy, routeTag, treeOf }: StoredPageOptions): PublicPage {
  const config = parseEnv(c.env)
  async function begin(context: RenderContext) {
    const at = Date.now()
    return { at, now: (await mockNow(c.env, null)) ?? at, upstream: pageUpstreamOf(c, context) }
  }
  async function render({ at, now, upstream }: Awaited<ReturnType<typeof begin>>, record: RenderRecord): Promise<PendingRender> {
    const tree = await treeOf({ config, upstream, now, record })
    return renderForStore({ tree, record, policy, key, at, now })
  }
  return {
    key,
    renderDocument,
    render: async (context) => render(await begin(context), newRenderRecord(routeTag, context)),
    async renew(context, old) {
      const begun = await begin(context)
      const record = newRenderRecord(routeTag, context)
      const calls = anonymousCalls({ market, config, mockHeaders: null, record, upstream: begun.upstream })
      const renewal = await renewPage(old, { ...calls, at: begun.at, now: begun.now })
      if (renewal.kind === 'unchanged') return renewal
      if (renewal.kind === 'failed') return { kind: 'failed', retryAfter: retryAfterOf(renewal.error, record.retryAfter) }
      return { kind: 'rendered', render: await render(begun, newRenderRecord(routeTag, context, renewal.ahead)) }
    },
  }
}

async function renderDocument(flight: Uint8Array<ArrayBuffer>) {
  const ssr = await import.meta.viteRsc.loadModule<typeof import('../render/entry.ssr.tsx')>('ssr', 'index')
  return ssr.renderBufferedHtml(flight)
}
