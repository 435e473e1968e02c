import { builtFile } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'
import { readRules, type Rules } from './used-styles.ts'

/**
 * By address. A build has about twenty. Values, not promises: workerd never settles what a visitor who left was waiting for, and all later ones would
 * wait with it.
 */
const stylesheets = new Map<string, Rules>()

/**
 * Reads a stylesheet of this build by its address on this origin, once. null: there is none, or its text cannot be inlined.
 * @param origin any; files are found by path
 */
export async function readStylesheet(env: Pick<EdgeBindings, 'ASSETS'>, origin: string, href: string): Promise<Rules | null> {
  const known = stylesheets.get(href)
  if (known) return known
  const text = await builtFile(env, new Request(new URL(href, origin)), (file) => (file.ok ? file.text() : null))
  const rules = text === null || /<\/style/i.test(text) ? null : readRules(text)
  // A failed read is tried again next time.
  if (rules) stylesheets.set(href, rules)
  return rules
}
