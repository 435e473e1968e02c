import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { discountCode, promoCode } from '#db/cart-tables.ts'
import type { ClientKey } from '../accounts/clients.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { isRow } from '../store/is-row.ts'

export type PromoCodeRow = typeof promoCode.$inferSelect

/** Promo codes (GAP-95), and the holders of personal ones (GAP-38). */
export function promoCodes(db: Db) {
  /** An owner is written client:5; guests hold no codes. */
  const isHeldBy = ({ world, owner }: OwnerKey, code: string) =>
    and(isRow(discountCode, { world, code }), sql`'client:' || ${discountCode.clientId} = ${owner}`)

  return {
    /** The code, in any case, if it is valid for this visitor now; else undefined. */
    holding(key: OwnerKey, code: string, now: number): PromoCodeRow | undefined {
      const held = db
        .select({ one: sql`1` })
        .from(discountCode)
        .where(and(isHeldBy(key, code.toUpperCase()), gt(discountCode.usesLeft, 0)))
      return db
        .select()
        .from(promoCode)
        .where(
          and(
            isRow(promoCode, { world: key.world, code: code.toUpperCase() }),
            lte(promoCode.validFrom, now),
            or(isNull(promoCode.validTo), gt(promoCode.validTo, now)),
            or(isNull(promoCode.usesLeft), gte(promoCode.usesLeft, 1)),
            or(eq(promoCode.isPersonal, false), sql`EXISTS ${held}`),
          ),
        )
        .get()
    },
    /** Personal codes of a client, by name. */
    heldBy: ({ world, clientId }: ClientKey) =>
      db
        .select({ held: discountCode, code: promoCode })
        .from(discountCode)
        .innerJoin(promoCode, isRow(promoCode, { world: discountCode.world, code: discountCode.code }))
        .where(isRow(discountCode, { world, clientId }))
        .orderBy(asc(discountCode.code))
        .all(),
    /** Counts a use (-1) or returns one (1). */
    changeUses(key: OwnerKey, code: string, by: 1 | -1): void {
      db.update(promoCode)
        .set({ usesLeft: sql`${promoCode.usesLeft} + ${by}` })
        .where(isRow(promoCode, { world: key.world, code }))
        .run()
      db.update(discountCode)
        .set({ usesLeft: sql`${discountCode.usesLeft} + ${by}` })
        .where(isHeldBy(key, code))
        .run()
    },
  }
}

export type PromoCodes = ReturnType<typeof promoCodes>
