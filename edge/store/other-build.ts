// THE TABLE OF OTHER BUILDS: what a page that another build has rendered may be used for. A deploy leaves it in the shared tiers, under the key of its
// build; purges reach it like any other.
import type { CacheEntry } from './cache-entry.ts'
import { freshnessOf } from './freshness.ts'

/** How a page is needed. */
export interface Use {
  form: 'html' | 'flight'
  /** The files of other builds are answered (gateway/kept-assets.ts), for longer than any entry lives. */
  areAssetsKept: boolean
  /** ms since 1970 */
  now: number
  /** Of the running build, as in HtmlBytes. */
  inline: string
}

const RULES: readonly { because: string; isMet: (entry: CacheEntry, use: Use) => boolean }[] = [
  { because: 'Flight names parts of scripts that a browser with this build does not have', isMet: (_entry, { form }) => form === 'html' },
  { because: 'its scripts and stylesheets are those of its build', isMet: (_entry, { areAssetsKept }) => areAssetsKept },
  { because: 'this build cannot render HTML from its Flight', isMet: ({ bytes }) => Boolean(bytes?.html) },
  {
    because: 'its inline script and style are those that the policy of this build admits',
    isMet: ({ bytes }, { inline }) => bytes?.html?.inline === inline,
  },
  { because: 'its life is as long as in its own build', isMet: (entry, { now }) => freshnessOf(entry, now) !== 'gone' },
]

/** Whether an entry of another build may be served while the shop API fails: never otherwise, because it shows another build's storefront. */
export function isOutageCopy(entry: CacheEntry, use: Use): boolean {
  return RULES.every(({ isMet }) => isMet(entry, use))
}
