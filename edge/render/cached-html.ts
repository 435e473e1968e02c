import { PAGE_END } from '../http/page-end.ts'
import { flightDataScript } from './flight-data.ts'

export interface CachedHtmlOptions {
  /** A document that React rendered in one piece, without the entry script. */
  html: string
  flight: string
  /** Address of the script that hydrates the page. */
  entryUrl: string
}

/** Redirect of browsers without scripts, which a buffered page does not need; React does not hydrate a noscript's content. */
const NOSCRIPT_REFRESH = /<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/

/** React's preloads of scripts, in the head. */
const MODULE_PRELOAD = /<link rel="modulepreload"([^>]*?)( fetchPriority="low")?\/>/g

/**
 * A document as it is cached: Flight as data, then the script that reads it, which may run as soon as it is loaded. It does not wait for the
 * document's end, where personalisation may still be pending. Module preloads come after the visible content: in the head they compete with the
 * stylesheets and the first picture, without which nothing is painted.
 */
export function cachedHtml({ html, flight, entryUrl }: CachedHtmlOptions): string {
  if (!html.endsWith(PAGE_END)) throw new Error('An incomplete document cannot be cached.')
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd)
  const preloads = [...head.matchAll(MODULE_PRELOAD)].map(
    ([, attributes]) => `<link rel="modulepreload"${attributes} fetchPriority="low"/>`,
  )
  const content =
    head.replace(MODULE_PRELOAD, '').replace(NOSCRIPT_REFRESH, '<noscript></noscript>') + html.slice(headEnd, -PAGE_END.length)
  return `${content}${preloads.join('')}${flightDataScript(flight)}<script type="module" src="${entryUrl}" async=""></script>${PAGE_END}`
}
