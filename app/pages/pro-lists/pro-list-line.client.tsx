'use client'
import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/photo.ts'
import type { ProListLine } from '../../domain/professional.ts'
import { slugify } from '../../domain/slug.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import styles from './pro-list-line.module.css'
import type { ProListsWords } from './pro-lists-page.tsx'

/** Most pieces that a line may hold; the shop caps what goes into the cart. */
const MAX_PIECES = 999

interface ProListLineRowProps {
  line: ProListLine
  language: Language
  pathPrefix: string
  words: ProListsWords
  onQuantity: (quantity: number) => void
  onTakeOff: () => void
}

/** A product on a list. */
export function ProListLineRow({ line, language, pathPrefix, words, onQuantity, onTakeOff }: ProListLineRowProps) {
  const { id, name, imageUrl, quantity, price, isSoldOut } = line
  return (
    <article className={styles.root}>
      <span className={styles.picture}>
        {imageUrl && (
          <img src={imageUrl} srcSet={photoSrcSet(imageUrl, 'webp')} sizes="4rem" width={64} height={80} alt="" loading="lazy" />
        )}
      </span>
      <p className={styles.name}>
        <a href={`${pathPrefix}/${slugify(name)}-${id}`}>{name}</a>
        {isSoldOut && <span className={styles.soldOut}> {words.soldOut}</span>}
      </p>
      <p className={styles.price}>{formatPrice(price, language)}</p>
      <div className={styles.controls}>
        <Counter
          label={fillSlots(words.quantity, line)}
          decreaseLabel={fillSlots(words.decrease, line)}
          increaseLabel={fillSlots(words.increase, line)}
          value={quantity}
          min={1}
          max={MAX_PIECES}
          onChange={onQuantity}
        />
        <Button variant="quiet" size="small" aria-label={fillSlots(words.takeOffName, line)} onClick={onTakeOff}>
          {words.takeOff}
        </Button>
      </div>
    </article>
  )
}
