// An edge whose rendering costs more, for proofs that a comparison finds it.

/**
 * Code of a module for `inFront` (edge/dev/local/serve.ts): every n-th page is rendered twice, the first time without the page cache,
 * so that the second is what it would be (one environment for all of them, since the worker keeps stores by it). Rendered twice, a page takes
 * less than twice the processor time: docs/measurements/load-comparison.md. The median time of a page stays.
 */
export function slowerEdge(every: number): string {
  return `let pages = 0
let uncached
export function withOverlay(shop) {
  return {
    async fetch(request, env, context) {
      const isPage = request.method === 'GET' && !/^[/](assets|photos|healthz|readyz|version|shop|auth)/.test(new URL(request.url).pathname)
      if (isPage && ++pages % ${every} === 0)
        await (await shop.fetch(request.clone(), (uncached ??= { ...env, PAGE_CACHE: 'off' }), context)).arrayBuffer()
      return shop.fetch(request, env, context)
    },
  }
}
`
}
