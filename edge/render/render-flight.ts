import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { digestOf } from '#app/page-outcome.ts'
import { feedFlight, type FlightFeed } from './flight-feed.ts'
import type { PanelPayload, Payload } from './payload.ts'

interface RenderFlightOptions {
  payload: { root: Payload['root'] | PanelPayload['root'] }
  /**
   * Ends the render; null: nothing does. Never a signal that outlives the render: React listens to it for good, and with the listener it keeps the
   * render and every response that it read.
   */
  signal: AbortSignal | null
  /** Called with errors that are not outcomes of a page. */
  report: (error: unknown) => void
}

/** Renders a document, or a panel, to Flight. An error keeps its digest (the outcome of the page) and nothing else. */
export function renderFlight({ payload, signal, report }: RenderFlightOptions): FlightFeed {
  const stream = renderToReadableStream<RenderFlightOptions['payload']>(payload, {
    ...(signal && { signal }),
    onError(error: unknown) {
      const digest = digestOf(error)
      if (digest === undefined && !signal?.aborted) report(error)
      return digest
    },
  })
  return feedFlight(stream)
}
