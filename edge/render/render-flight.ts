import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { digestOf } from '#app/page-outcome.ts'
import { feedFlight, type FlightFeed } from './flight-feed.ts'
import type { PageTree } from './page-tree.tsx'

interface RenderFlightOptions {
  tree: Pick<PageTree, 'root' | 'ended'>
  /**
   * Ends the render; null: nothing does. Never a signal that outlives the render: React listens to it for good, and with the listener it keeps the
   * render and every response that it read.
   */
  signal: AbortSignal | null
  /** Called with errors that are not outcomes of a page. */
  report: (error: unknown) => void
}

/** Renders a document, or a panel, to Flight, and settles what it decides. An error keeps its digest (the outcome of the page) and nothing else. */
export function renderFlight({ tree: { root, ended }, signal, report }: RenderFlightOptions): FlightFeed {
  let failure: unknown = new Error('The document ended before its page')
  const stream = renderToReadableStream<Pick<PageTree, 'root'>>(
    { root },
    {
      ...(signal && { signal }),
      onError(error: unknown) {
        failure = error
        const digest = digestOf(error)
        if (digest === undefined && !signal?.aborted) report(error)
        return digest
      },
    },
  )
  const feed = feedFlight(stream)
  // Who has left is told nothing, and is no failure.
  const end = () => {
    if (!signal?.aborted) ended?.(failure)
  }
  void feed.read(() => undefined).then(end, end)
  return feed
}
