import type { ProductId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { isOnSale } from '../cart/priced-cart.ts'
import { similarArrivedMail } from '../mails/similar-alert-mails.ts'
import type { ListedProduct } from '../store/product-rows.ts'
import type { Store } from '../store/store.ts'
import { inTransaction } from '../store/in-transaction.ts'

interface ArrivalInputs {
  db: Db
  store: Pick<Store, 'products'>
  accounts: Pick<Accounts, 'outbox' | 'similarAlerts'>
}

interface Touched {
  world: string
  /** Products that the change may put on sale. */
  productIds: readonly number[]
  now: number
}

/** Makes a change, and in the same transaction mails everybody who waits for a product that it put on sale (EXT-31). @returns what the change returns */
export type Announcing = <T>(touched: Touched, change: () => T) => T

/** What announces products that have become available. */
export function announceArrivals({ db, store: { products }, accounts: { outbox, similarAlerts } }: ArrivalInputs): Announcing {
  function mailWaiting({ id, name, categories }: ListedProduct, { world, now }: Touched): void {
    for (const { email, langId, productId } of similarAlerts.take({ world, categories, now })) {
      const [sold] = products.list(world, [productId])
      if (!sold) continue
      const arrived = { id: id as ProductId, name }
      outbox.send(world, similarArrivedMail({ recipient: email, language: langId as Language, name: sold.name, arrived, now }))
    }
  }
  return (touched, change) =>
    inTransaction(db, () => {
      const onSale = () => products.list(touched.world, touched.productIds).filter(isOnSale)
      const before = new Set(onSale().map(({ id }) => id))
      const done = change()
      for (const row of onSale()) if (!before.has(row.id)) mailWaiting(row, touched)
      return done
    })
}
