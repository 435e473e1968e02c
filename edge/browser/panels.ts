import { isGuess, type LoadPanel, type LoadReason, type PanelParts } from '#app/ui/panel/panel-source.ts'
import { panelPath, PREFETCH_HEADER } from '../http/flight-protocol.ts'
import type { PanelPayload } from '../render/payload.ts'
import { connection, mayPrefetch } from './connection.ts'
import { keepNewest } from './keep-newest.ts'
import { reloadOnce } from './reload-once.ts'

/** How long a panel is kept, in ms. */
const FRESH_MS = 60_000
/** Panels that are kept, the oldest out first. */
const MAX_KEPT = 6

interface Kept {
  parts: Promise<PanelParts | null>
  until: number
  isPrefetch: boolean
}

/** Reads a panel from its complete response. */
type ReadPanel = (response: Response) => Promise<PanelPayload>

/** Loads panels (app/panels.ts), each once while it is kept. @param prefix of the path of Flight */
export function panelLoader(prefix: string, read: ReadPanel): LoadPanel {
  const kept = new Map<string, Kept>()

  return async function loadPanel({ panel, address }, reason) {
    const path = panelPath(prefix, panel, address)
    const known = kept.get(path)
    if (known && known.until > Date.now()) {
      if (isGuess(reason) || !known.isPrefetch) return known.parts
      // What the edge declined, or could not send, is requested again.
      const parts = await known.parts.catch(() => null)
      if (parts) return parts
      const again = kept.get(path)
      if (again && again !== known) return again.parts
    }
    if (isGuess(reason) && !mayPrefetch(reason, connection())) return null
    return keep(path, reason)
  }

  function keep(path: string, reason: LoadReason): Kept['parts'] {
    const parts = load(path, reason)
    const entry = { parts, until: Date.now() + FRESH_MS, isPrefetch: isGuess(reason) }
    keepNewest(kept, path, entry, MAX_KEPT)
    const forget = () => kept.get(path) === entry && kept.delete(path)
    void parts.then((loaded) => loaded ?? forget(), forget)
    return parts
  }

  /** null: the edge declined the prefetch. */
  async function load(path: string, reason: LoadReason): Promise<PanelParts | null> {
    const response = await fetch(path, isGuess(reason) ? { priority: 'low', headers: { [PREFETCH_HEADER]: '1' } } : {})
    if (isGuess(reason) && response.status === 204) return null
    // Another build answers, which has no parts for this document: after a press it is loaded in full, as for a link. What nobody has pressed is left out.
    if (reason === 'open' && response.status === 409) reloadOnce()
    return (await read(response)).root
  }
}
