import type { TagId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'

/** A text on products of a tag for a while (spec §3). */
export interface PromoLabel {
  tag: TagId
  text: string
  after: Instant
  before: Instant
}

/** Active when now is after `after`, before `before`, and the product has the label's tag (spec §4). */
export function isPromoLabelActive(label: PromoLabel, { tags, now }: { tags: readonly TagId[]; now: Instant }): boolean {
  return now > label.after && now < label.before && tags.includes(label.tag)
}
