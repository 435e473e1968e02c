import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import { use } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { flightInHtml } from './flight-in-html.ts'
import { gather } from './coalesce-chunks.ts'
import { Layered } from './layered.tsx'
import type { Payload } from './payload.ts'
import { storedHtml } from './cached-html.ts'

interface RenderHtmlOptions {
  flight: ReadableStream<Uint8Array>
  nonce: string
  signal: AbortSignal
  /** Wait for every part and write each in its place, so that no script is needed to read the page. */
  isWhole: boolean
  /** Ends this visitor's copy; null = everybody's. @default null */
  tail?: Promise<string> | null
}

/**
 * Turns Flight into HTML that carries the same Flight for the browser. Streamed, it resolves as soon as everything outside Suspense is
 * ready; it rejects with the page's error when that part fails, before a byte is sent.
 */
export async function renderHtml({ flight, nonce, signal, isWhole, tail = null }: RenderHtmlOptions): Promise<ReadableStream<Uint8Array>> {
  const [forHtml, forBrowser] = (isWhole ? await complete(flight) : flight.pipeThrough(gather())).tee()
  let payload: Promise<Payload> | undefined
  function Root() {
    payload ??= createFromReadableStream<Payload>(forHtml)
    return use(payload).root
  }
  const html = await renderToReadableStream(
    <Layered>
      <Root />
    </Layered>,
    {
      bootstrapModules: [getClientEntryUrl()],
      nonce,
      signal,
      // A large part is otherwise written apart and moved to its place by a script.
      ...(isWhole && { progressiveChunkSize: Infinity }),
      onError: () => undefined, // reported where it happened: in the Flight renderer
    },
  )
  if (isWhole) await html.allReady
  return html.pipeThrough(flightInHtml({ flight: forBrowser, nonce, tail }))
}

/** A document made of complete Flight, as it is stored (cached-html.ts). `hasFailed`: some part of it is not what it should be. */
export async function renderStored(flight: Uint8Array<ArrayBuffer>): Promise<{ html: string; hasFailed: boolean }> {
  const payload = createFromReadableStream<Payload>(new Blob([flight]).stream())
  let hasFailed = false
  function Root() {
    return use(payload).root
  }
  const html = await renderToReadableStream(
    <Layered>
      <Root />
    </Layered>,
    {
      progressiveChunkSize: Infinity,
      onError() {
        hasFailed = true // reported where it happened: in the Flight renderer
      },
    },
  )
  await html.allReady
  const options = { html: await new Response(html).text(), flight: new TextDecoder().decode(flight), entryUrl: getClientEntryUrl() }
  return { html: storedHtml(options), hasFailed }
}

/** The same stream once all of it is there: HTML made from it never has to leave a gap. */
async function complete(flight: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const bytes = new Uint8Array(await new Response(flight).arrayBuffer())
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
