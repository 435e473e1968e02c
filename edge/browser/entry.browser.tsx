import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import { startTransition, StrictMode, use, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { measuresVitals } from '#app/analytics/vitals/measures-vitals.ts'
import { PAGE_LOGIN, PAGE_LOGIN_HEADER } from '#app/domain/account/page-login.ts'
import { PanelSource } from '#app/ui/panel/panel-source.ts'
import { refreshPage } from '#app/features/page-refresh/refresh-navigation.ts'
import { notePage, shownPage } from '#app/features/page-refresh/shown-page.ts'
import type { ProductAhead } from '#app/features/photo-flight/product-ahead.ts'
import { afterPaint } from '#app/ui/lazy/after-paint.ts'
import { isMovedNode } from '#app/ui/section-boundary/is-moved-node.ts'
import { whenIdle } from '#app/ui/lazy/when-idle.ts'
import { flightPath, KNOWN_OLD, REFRESH_HEADER } from '../http/flight-protocol.ts'
import { readPageTiming } from '../http/page-timing.ts'
import { Layered } from '../render/layered.tsx'
import type { PanelPayload, Payload } from '../render/payload.ts'
import { closeOutside } from './close-outside.ts'
import { forgiveMovedNodes } from './forgive-moved-nodes.ts'
import { inlineFlight } from './inline-flight.ts'
import { followInPlace, interceptNavigation, PageMoved, type Step } from './navigation.ts'
import { panelLoader } from './panels.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { type ReceivedPage, readFlight, readPage } from './read-page.ts'
import { asksForLoad, documentTiming, isMissingFile, reloadOnce, thisDocument } from './reload-once.ts'

const PREFIX = flightPath(import.meta.env.BUILD_ID)
const loadPanel = panelLoader(PREFIX, (response) => readFlight<PanelPayload>(response, true))

let prefetched: ReturnType<typeof import('./prefetch.ts').prefetchPages> | undefined
/** Settles when that file has come or is missing; it is requested at the visitor's first movement. */
let prefetching: Promise<unknown> | undefined

/** Error of a missing file. Whatever imports the file fails for good, so every further page is loaded in full. */
let missing: unknown

const inline = inlineFlight()
const firstPage = createFromReadableStream<Payload>(inline.stream)

/** A page of a navigation, and what to call once it is shown. */
interface NextPage {
  payload: Payload
  onShown: () => void
}

function Shop() {
  const [next, setNext] = useState<NextPage | null>(null)
  useLayoutEffect(() => next?.onShown(), [next])
  useLayoutEffect(followInPlace, [])
  // Before any effect of the page itself: a stale page refreshes itself in an effect, which without this would load it in full, again and again.
  useLayoutEffect(
    () =>
      interceptNavigation(async (url, step) => {
        let ahead: ProductAhead | null | undefined
        let isOver = false
        const giveUp = () => {
          isOver = true
          ahead?.end(false)
        }
        // Rendering a page takes a slow phone several frames; the content of the card is shown in the next one.
        async function showAhead() {
          await prefetching
          if (!isOver) ahead = prefetched?.showProductAhead(url)
          if (ahead) await afterPaint()
        }
        step.signal.addEventListener('abort', giveUp)
        try {
          const [page] = await Promise.all([fetchPage(url, step), step.isNew && showAhead()])
          step.signal.throwIfAborted()
          if (!page) return notePage({ ...shownPage(), currentAt: Date.now() })
          const { payload, isComplete, etag } = page
          // A refreshed page counts as current even where it came old, or it would be refreshed again and again.
          const currentAt = step.isRefresh ? Date.now() : page.currentAt
          const shown = Promise.withResolvers<void>()
          const onShown = () => {
            ahead?.end(true)
            notePage({ etag, currentAt })
            shown.resolve()
          }
          const show = () => setNext({ payload, onShown })
          // A complete page is rendered in one go, for frames of the old page in between only delay it, unless its preview is shown already.
          if (isComplete && !step.isRefresh && !ahead) show()
          else startTransition(show)
          // The navigation lasts until the page is shown, because scroll and focus are restored on it.
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

/** Requests a page as Flight; null: the one that is shown has not changed. Anything but a page of this build is left to a full load. */
async function fetchPage(url: URL, { signal, isRefresh, isKnownOld }: Step): Promise<ReceivedPage | null> {
  if (missing) throw missing
  const page = !isRefresh && (await prefetched?.take(url))
  if (page) return page
  // Once React reads the response it must not be aborted: a truncated one is an error of the page.
  const request = new AbortController()
  const giveUp = () => request.abort(signal.reason)
  signal.addEventListener('abort', giveUp)
  const response = await fetch(PREFIX + url.pathname + url.search, {
    signal: request.signal,
    headers: isRefresh ? refreshHeaders(isKnownOld) : {},
  })
  signal.removeEventListener('abort', giveUp)
  const isTyping = !!document.activeElement?.closest('form')
  if (isRefresh && asksForLoad(response, { isKnownOld, isTyping, ...thisDocument() })) throw new PageMoved()
  return isRefresh && response.status === 304 ? null : readPage(response)
}

/** With the ETag of the shown page as a condition, the browser's own cache stays out of it and a 304 reaches the script. */
function refreshHeaders(isKnownOld: boolean): Record<string, string> {
  const { etag } = shownPage()
  // So that a private page is refreshed for its own user alone (EXT-44).
  const login = document.getElementById(PAGE_LOGIN)?.getAttribute('value')
  return {
    [REFRESH_HEADER]: isKnownOld ? KNOWN_OLD : '1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(login && { [PAGE_LOGIN_HEADER]: login }),
  }
}

/** Notes how the document came: from a cache it may be old, and has an ETag that it can be refreshed by. */
function noteDocument(): void {
  const timing = readPageTiming(documentTiming()?.serverTiming ?? [])
  notePage({ etag: timing?.etag ?? null, currentAt: Date.now() - (timing?.ageMs ?? 0) })
}

/** Reloads once when a file of an older build is missing. Where that did not help, the page's error boundary says so. */
function reloads(error: unknown): boolean {
  if (!isMissingFile(error)) return false
  missing = error
  return reloadOnce()
}

const styled = loadStylesheets(() => missing || reloads('preload'))
// As a transition hydration is sliced; otherwise it is a single task, which delays input.
void Promise.all([inline.ready, styled]).then(() => startTransition(hydrate))
forgiveMovedNodes(Node.prototype)
closeOutside()
noteDocument()

/** Hydration is over by then, also on a slow phone. */
const HYDRATED_AFTER_MS = 30_000

/** What the page was when hydration began. */
let atStart: readonly Element[] = []
let focusedAtStart: Element | null = null

/** Reports what React has rendered again, unless others have hung nodes into the page. */
async function noteRecovered(error: unknown): Promise<void> {
  const isMismatch = /#418|^Error: Hydration failed/.test(String(error))
  // Parts that hydrate later are translated before it, when the page that was sent has long been hydrated.
  const isTranslated = document.querySelector('font') !== null
  if (!isMismatch || !((await wasForeign()) || isTranslated)) reportError(error)
}

async function wasForeign(): Promise<boolean> {
  // The visitor may have gone on when the file comes.
  const { href } = location
  return import('./foreign-nodes.ts').then(
    async (loaded) => loaded.wasForeign(atStart, focusedAtStart, href),
    () => false,
  )
}

function hydrate() {
  atStart = [...document.body.querySelectorAll('*')]
  focusedAtStart = document.activeElement
  // Later errors have other causes, and the elements of a page that is left are not to be held.
  setTimeout(() => ([atStart, focusedAtStart] = [[], null]), HYDRATED_AFTER_MS)
  hydrateRoot(
    document,
    <StrictMode>
      <Layered>
        <PanelSource value={loadPanel}>
          <Shop />
        </PanelSource>
      </Layered>
    </StrictMode>,
    {
      // Its section is mounted anew.
      onCaughtError: (error) => reloads(error) || isMovedNode(error) || console.error(error),
      onUncaughtError: (error) => reloads(error) || reportError(error),
      // React reports every missing part of a truncated document. Most often the visitor has clicked early and is leaving; otherwise the section itself
      // shows the failure. Where somebody else has hung nodes into the page before React came
      // to it, React renders it again, and the shop is not to blame.
      onRecoverableError: (error) => inline.isBrokenOff() || void noteRecovered(error),
    },
  )
}

// A visitor who moves may navigate soon. Without this file pages are requested at the click.
for (const type of ['pointerover', 'scroll', 'focusin'])
  addEventListener(
    type,
    () =>
      (prefetching = import('./prefetch.ts').then(
        ({ prefetchPages }) => (prefetched ??= prefetchPages(PREFIX, readPage)),
        () => undefined,
      )),
    { once: true, passive: true },
  )
// There that file tells links which campaign it is (GAP-99), so a first tap is too late for it.
if (location.search.includes('campaignId')) dispatchEvent(new Event('focusin'))

if (measuresVitals(Math.random()))
  whenIdle(
    () =>
      void import('#app/analytics/vitals/report-vitals.ts').then(
        ({ reportVitals }) => reportVitals(),
        () => undefined,
      ),
  )

if (import.meta.hot) import.meta.hot.on('rsc:update', () => refreshPage())
