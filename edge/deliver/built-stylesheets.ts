import { builtFile } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'

/** A stylesheet of this build, and the CSP source that admits it inline. */
export interface BuiltStylesheet {
  text: string
  /** `'sha256-…'` (CSP level 3, 2.3.1) */
  source: string
}

/**
 * By address. A build has about twenty. Values, not promises: workerd never settles what a visitor who left was waiting for, and all later ones would
 * wait with it.
 */
const stylesheets = new Map<string, BuiltStylesheet>()

/**
 * Reads a stylesheet by its address on this origin, once. null: there is none, or its text cannot be inlined.
 * @param origin any; files are found by path
 */
export async function readStylesheet(env: Pick<EdgeBindings, 'ASSETS'>, origin: string, href: string): Promise<BuiltStylesheet | null> {
  const known = stylesheets.get(href)
  if (known) return known
  const text = await builtFile(env, new Request(new URL(href, origin)), (file) => (file.ok ? file.text() : null))
  const stylesheet = text === null || /<\/style/i.test(text) ? null : await withSource(text)
  // A failed read is tried again next time.
  if (stylesheet) stylesheets.set(href, stylesheet)
  return stylesheet
}

async function withSource(text: string): Promise<BuiltStylesheet> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return { text, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` }
}
