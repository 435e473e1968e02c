/** Above this a badge stops counting (spec §2). */
const MAX_SHOWN = 99

/** Items in a cart: distinct item ids across all deliveries (spec §2). */
export function itemCount(deliveries: readonly { items: readonly { id: number }[] }[]): number {
  return new Set(deliveries.flatMap(({ items }) => items.map(({ id }) => id))).size
}

/** A count on an icon: over 99 it is "99+". */
export function badgeText(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}
