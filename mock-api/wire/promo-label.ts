import type { ResponseContext } from '../response-context.ts'
import { wireDate } from './date.ts'
import { textIn } from './text.ts'

/** Labels of a product's tags with their windows; whether one is active is the reader's rule (spec §4). */
export function wirePromoLabels(tags: readonly number[], { store, language }: ResponseContext) {
  return tags.flatMap((tag) =>
    (store.promoLabels.get(tag) ?? []).map((label) => ({
      tag,
      text: textIn(label.text, language),
      after: wireDate(label.after),
      before: wireDate(label.before),
    })),
  )
}
