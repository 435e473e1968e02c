import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import { startTransition, StrictMode, use, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { refreshPage } from '#app/features/page-refresh/refresh-navigation.ts'
import { showProductAhead } from '#app/features/photo-flight/product-ahead.ts'
import { afterPaint } from '#app/ui/lazy/after-paint.ts'
import { inlineFlight } from './inline-flight.ts'
import { Layered } from '../render/layered.tsx'
import { interceptNavigation, type Step } from './navigation.ts'
import { flightPath, REFRESH_HEADER } from '../http/flight-protocol.ts'
import type { Payload } from '../render/payload.ts'
import { keepStylesheets } from './keep-stylesheets.ts'
import { type PageThatCame, readPage } from './read-page.ts'
import { isMissingFile, mayReload } from './reload-once.ts'

const PREFIX = flightPath(import.meta.env.BUILD_ID)

let prefetched: ReturnType<typeof import('./prefetch.ts').prefetchPages> | undefined

/** A file that this document lacks. What would make use of it fails for good, so every further page is loaded in full. */
let missing: unknown

const inline = inlineFlight()
const firstPage = createFromReadableStream<Payload>(inline.stream)

/** A page that came by navigation, and whom to tell once it stands. */
interface NextPage {
  payload: Payload
  onShown: () => void
}

function Shop() {
  const [next, setNext] = useState<NextPage | null>(null)
  useLayoutEffect(() => next?.onShown(), [next])
  // Before any effect of the page itself: a page that arrived old renews itself in one, and would be loaded in full, again and again.
  useLayoutEffect(
    () =>
      interceptNavigation(async (url, step) => {
        const coming = fetchPage(url, step)
        // To draw a page takes a slow phone several frames: what the card knows of it is there in the next one.
        const ahead = step.isNew ? showProductAhead(url) : null
        const giveUp = () => ahead?.end(false)
        step.signal.addEventListener('abort', giveUp)
        if (ahead) prefetched?.growPhoto(ahead)
        try {
          const [{ payload, isWhole }] = await Promise.all([coming, ahead && afterPaint()])
          step.signal.throwIfAborted()
          const shown = Promise.withResolvers<void>()
          const onShown = () => {
            ahead?.end(true)
            shown.resolve()
          }
          const show = () => setNext({ payload, onShown })
          // In one go, where nothing has to be waited for: a transition is cut into slices of 5 ms, with frames of the old page between them.
          if (isWhole && !step.isRefresh) show()
          else startTransition(show)
          // Scroll and focus are restored on what the visitor sees, so the navigation lasts until then.
          await shown.promise
        } catch (error) {
          giveUp()
          throw error
        }
      }),
    [],
  )
  return next ? next.payload.root : use(firstPage).root
}

/** Asks for a page as Flight. Anything but a page of this build is left to a full load. */
async function fetchPage(url: URL, { signal, isRefresh }: Step): Promise<PageThatCame> {
  if (missing) throw missing
  const ahead = !isRefresh && (await prefetched?.take(url))
  if (ahead) return ahead
  // Once React reads an answer it must come to its end: one that breaks off is an error of the page.
  const request = new AbortController()
  const giveUp = () => request.abort(signal.reason)
  signal.addEventListener('abort', giveUp)
  const response = await fetch(PREFIX + url.pathname + url.search, {
    signal: request.signal,
    headers: isRefresh ? { [REFRESH_HEADER]: '1' } : {},
  })
  signal.removeEventListener('abort', giveUp)
  return readPage(response)
}

/** Where a file of another build is gone one full load brings those of this one. Where that did not help, the page's boundary says so. */
function loadsAnew(error: unknown): boolean {
  if (!isMissingFile(error)) return false
  missing = error
  const [loading] = performance.getEntriesByType('navigation')
  if (!mayReload((loading as PerformanceNavigationTiming | undefined)?.type ?? '', performance.now())) return false
  location.reload()
  return true
}

// As a transition the page wakes in slices: outside of one it does in a single task, and who presses meanwhile waits.
void inline.ready.then(() => startTransition(wake))
keepStylesheets()

function wake() {
  hydrateRoot(
    document,
    <StrictMode>
      <Layered>
        <Shop />
      </Layered>
    </StrictMode>,
    {
      onCaughtError: (error) => loadsAnew(error) || console.error(error),
      onUncaughtError: (error) => loadsAnew(error) || reportError(error),
      // Of every part that a broken-off document lacks React says that the server did not finish it. Most often the visitor clicked early
      // and is leaving; one who stays is told by the section itself.
      onRecoverableError: (error) => inline.isBrokenOff() || reportError(error),
    },
  )
}

// Whoever moves may go on soon. Without the file pages are asked for at the click.
for (const type of ['pointerover', 'scroll', 'focusin'])
  addEventListener(
    type,
    () =>
      void import('./prefetch.ts').then(
        ({ prefetchPages }) => (prefetched ??= prefetchPages(PREFIX)),
        () => undefined,
      ),
    { once: true, passive: true },
  )

if (import.meta.hot) import.meta.hot.on('rsc:update', refreshPage)
