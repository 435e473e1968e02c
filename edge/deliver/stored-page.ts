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
  async function begin(context: RenderContext, kind: 'page' | 'renewal') {
    const at = Date.now()
    const span = c.get('spans')?.begin('render', { 'patyna.kind': kind })
    return { at, now: (await mockNow(c.env, null)) ?? at, upstream: pageUpstreamOf(c, context, span), span }
  }
  async function render({ at, now, upstream, span }: Awaited<ReturnType<typeof begin>>, record: RenderRecord): Promise<PendingRender> {
    try {
      const tree = await treeOf({ config, upstream, now, record })
      const pending = renderForStore({ tree, record, policy, key, at, now })
      void pending.result.then(({ kind }) => span?.end({ 'patyna.result': kind }, kind === 'failed'))
      return pending
    } catch (error) {
      span?.end({}, true)
      throw error
    }
  }
  return {
    key,
    async renderDocument(flight) {
      const span = c.get('spans')?.begin('render', { 'patyna.kind': 'document' })
      return renderDocument(flight).finally(() => span?.end())
    },
    render: async (context) => render(await begin(context, 'page'), newRenderRecord(routeTag, context)),
    async renew(context, old) {
      const begun = await begin(context, 'renewal')
      const record = newRenderRecord(routeTag, context)
      const calls = anonymousCalls({ market, config, mockHeaders: null, record, upstream: begun.upstream })
      const renewal = await renewPage(old, { ...calls, at: begun.at, now: begun.now })
      if (renewal.kind !== 'changed') begun.span?.end({ 'patyna.result': renewal.kind }, renewal.kind === 'failed')
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
