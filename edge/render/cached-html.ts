import { PAGE_END } from '../http/page-end.ts'
import { flightDataScript } from './flight-data.ts'

export interface StoredHtmlOptions {
  /** A document that React wrote in one piece, without the entry. */
  html: string
  flight: string
  /** Address of the script that wakes the islands. */
  entryUrl: string
}

/** What a streamed page says to a browser without scripts; one that comes whole has nothing to say, and React does not look inside. */
const LEAD_AWAY = /<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/

/** React's hints to fetch scripts, in the head. */
const SCRIPT_HINT = /<link rel="modulepreload"([^>]*?)( fetchPriority="low")?\/>/g

/**
 * A document as it is stored: Flight as data, and only then the script that reads it, so that it may run as soon as it is there. It does not
 * wait for the document's end, where a visitor's facts may still be on their way. Hints to fetch scripts come behind what is to be seen:
 * in the head they take the line from the sheets and the first picture, and the page shows nothing until it has those.
 */
export function storedHtml({ html, flight, entryUrl }: StoredHtmlOptions): string {
  if (!html.endsWith(PAGE_END)) throw new Error('A document that is not whole cannot be stored.')
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd)
  const hints = [...head.matchAll(SCRIPT_HINT)].map(([, attributes]) => `<link rel="modulepreload"${attributes} fetchPriority="low"/>`)
  const toBeSeen = head.replace(SCRIPT_HINT, '').replace(LEAD_AWAY, '<noscript></noscript>') + html.slice(headEnd, -PAGE_END.length)
  return `${toBeSeen}${hints.join('')}${flightDataScript(flight)}<script type="module" src="${entryUrl}" async=""></script>${PAGE_END}`
}
