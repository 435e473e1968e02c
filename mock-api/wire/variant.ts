import { isAvailable } from '#app/domain/product/availability.ts'
import { photoUrl } from '#app/domain/product/photo.ts'
import type { StoredText, StoredVariantValue } from '#db/catalog-tables.ts'
import type { Store } from '../store/store.ts'
import type { ResponseContext } from '../response-context.ts'
import { textIn, wireTexts } from './text.ts'

/** A product as an option of its variant group. */
export interface VariantMember {
  id: number
  name: string
  statusId: string
  /** 1 vintage, 2 antique, 3 contemporary. */
  classificationId: number
  stock: number
  photos: string[]
  isVendorSuspended: boolean
  variantValue: StoredVariantValue | null
  type: VariantType
}

type VariantType = 'IMAGE' | 'COLOUR' | 'TEXT'

export interface VariantGroupRow {
  id: number
  type: VariantType
  translations: StoredText[]
}

/** A group on the page of one of its products: isChecked is that product, isActive says whether the option can be bought (GAP-86). */
export function wireVariantGroup(
  group: VariantGroupRow,
  { members, currentProductId, store }: { members: readonly VariantMember[]; currentProductId: number; store: Store },
) {
  return {
    id: group.id,
    type: group.type,
    translations: wireTexts(group.translations),
    productsCount: members.length,
    options: members.map((member) => {
      const url = imageUrlOf(member, store)
      return {
        id: member.id,
        isChecked: member.id === currentProductId,
        isActive: isAvailable({ ...member, amountOfAvailableItems: member.stock }),
        product: { id: member.id, name: member.name },
        values: wireTexts(member.variantValue?.values ?? []),
        color: member.variantValue?.color ?? null,
        image: url === null ? null : { url },
      }
    }),
  }
}

/** The variants under a card: what fits in 28 by 28 pixels. */
export function wireVariants(members: readonly VariantMember[], { language, store }: ResponseContext) {
  return members.map((member) => ({
    id: member.id,
    imageUrl: imageUrlOf(member, store),
    color: member.variantValue?.color ?? null,
    text: textIn(member.variantValue?.values ?? [], language),
  }))
}

// Options by colour or text show that; only those by image need a picture.
function imageUrlOf({ type, photos }: VariantMember, store: Store): string | null {
  const key = photos.find((photo) => store.photos.has(photo))
  return type === 'IMAGE' && key !== undefined ? photoUrl(key) : null
}
