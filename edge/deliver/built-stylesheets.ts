import type { EdgeBindings } from '../env.ts'

/** A sheet of this build, and what a policy says to admit it inside a page. */
export interface BuiltSheet {
  text: string
  /** `'sha256-…'` (CSP level 3, 2.3.1) */
  source: string
}

/** By address. A build has some twenty. */
const sheets = new Map<string, Promise<BuiltSheet | null>>()

/**
 * Reads a sheet by its address on this origin, once. null: there is none, or its text cannot stand in a page.
 * @param origin any; the files are found by their paths
 */
export function readSheet(assets: EdgeBindings['ASSETS'], origin: string, href: string): Promise<BuiltSheet | null> {
  const known = sheets.get(href)
  if (known) return known
  const reading = read(assets, new URL(href, origin)).catch(() => null)
  sheets.set(href, reading)
  // What failed may be there next time.
  void reading.then((sheet) => sheet ?? sheets.delete(href))
  return reading
}

async function read(assets: EdgeBindings['ASSETS'], url: URL): Promise<BuiltSheet | null> {
  const response = await assets.fetch(new Request(url))
  if (!response.ok) return null
  const text = await response.text()
  if (/<\/style/i.test(text)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return { text, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` }
}
