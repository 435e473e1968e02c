import type { ProductId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { isAvailable } from '#app/domain/product/availability.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { similarArrivedMail } from '../mails/similar-alert-mails.ts'
import type { ListedProduct } from '../store/product-rows.ts'
import type { Store } from '../store/store.ts'

interface Arrival {
  world: string
  /** The product as it was before the change, and as it is now. */
  before: ListedProduct
  after: ListedProduct
  now: number
}

/** Mails everybody who waits for a product of this kind, when one has become available (EXT-31). */
export function announceArrival({ store, accounts }: { store: Store; accounts: Accounts }, { world, before, after, now }: Arrival): void {
  if (isOnSale(before) || !isOnSale(after)) return
  for (const { email, langId, productId } of accounts.similarAlerts.take({ world, categories: after.categories, now })) {
    const [sold] = store.products.list(world, [productId])
    if (!sold) continue
    const arrived = { id: after.id as ProductId, name: after.name }
    accounts.outbox.send(world, similarArrivedMail({ recipient: email, language: langId as Language, name: sold.name, arrived, now }))
  }
}

function isOnSale(row: ListedProduct): boolean {
  return isAvailable({ ...row, amountOfAvailableItems: row.stock })
}
