import type { BankTransfer } from '#app/domain/checkout/bank-transfer.ts'
import type { OrderStatus } from '#app/domain/checkout/order-status.ts'
import { type CurrencyId, MAIN_CURRENCY } from '#app/domain/market.ts'

/** Accounts of the shop. No bank has the number 00000000, so nothing can be transferred there. */
const MAIN_IBAN = 'PL40000000000000000000001001'
const FOREIGN_IBAN = 'PL76000000000000000000002002'

interface AwaitedPayment {
  status: OrderStatus
  number: string
  method: string
  currencyId: CurrencyId
}

/** Where to transfer the amount of an order; null: no transfer is awaited (EXT-16). */
export function awaitedTransfer({ status, number, method, currencyId }: AwaitedPayment): BankTransfer | null {
  if (status !== 'AWAITING_PAYMENT' || method !== 'BANK_TRANSFER') return null
  return { recipient: 'Patyna', iban: currencyId === MAIN_CURRENCY ? MAIN_IBAN : FOREIGN_IBAN, title: number }
}
