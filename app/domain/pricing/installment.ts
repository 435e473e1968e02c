import type { Market } from '../market.ts'
import type { Money } from './money.ts'

/** Spec §1: ten installments, zero percent. */
export const INSTALLMENT_COUNT = 10
/** GAP-81: which effective prices can be paid so, both inclusive. */
export const INSTALLMENT_FROM_PLN = 300
export const INSTALLMENT_TO_PLN = 20_000

/** One of ten installments, rounded up to 0.01; null when the offer does not hold: only in markets with installments and for available products (GAP-81). */
export function installment(effective: Money, market: Market, isAvailable: boolean): Money | null {
  const isInRange = effective.minor >= INSTALLMENT_FROM_PLN * 100 && effective.minor <= INSTALLMENT_TO_PLN * 100
  if (!market.hasInstallments || !isAvailable || !isInRange) return null
  return { ...effective, minor: Math.ceil(effective.minor / INSTALLMENT_COUNT) }
}
