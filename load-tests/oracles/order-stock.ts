/**
 * Whether an order has taken its piece out of stock. Others may have bought meanwhile, unless sessions come one after the other.
 * @param before, after pieces left
 */
export function isTakenOut({ isAlone }: { isAlone: boolean }, before: number, after: number): boolean {
  return isAlone ? after === before - 1 : after < before
}
