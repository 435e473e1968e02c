'use client'
import { useRef, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import type { ProListLine } from '../../domain/account/professional.ts'
import { slugify } from '../../domain/slug.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import styles from './pro-list-line.module.css'
import type { ProListsLabels } from './pro-lists-labels.ts'

/** Maximum quantity of a line; the shop API caps what goes into the cart. */
const MAX_PIECES = 999

interface ProListLineRowProps {
  line: ProListLine
  language: Language
  pathPrefix: string
  labels: ProListsLabels
  /** Both resolve to the failure, or null. */
  onQuantity: (quantity: number) => Promise<CallFailure | null>
  onTakeOff: () => Promise<CallFailure | null>
}

/** A product on a list. */
export function ProListLineRow({ line, language, pathPrefix, labels, onQuantity, onTakeOff }: ProListLineRowProps) {
  const { text, fail } = useFailure()
  // Shown at once: the next click counts from it.
  const [wanted, setWanted] = useState<number | null>(null)
  const newest = useRef(0)

  async function during(change: Promise<CallFailure | null>) {
    fail(null)
    const failure = await change
    // Of a quick change before this one, too.
    fail(failure && failureText(failure, { ...labels, failed: labels.changeFailed }))
  }

  async function setQuantity(quantity: number) {
    const own = ++newest.current
    setWanted(quantity)
    await during(onQuantity(quantity))
    if (own === newest.current) setWanted(null)
  }

  const { id, name, imageUrl, quantity, price, isSoldOut } = line
  return (
    <article className={styles.root}>
      <span className={styles.picture}>
        {imageUrl && <img src={imageUrl} srcSet={photoSrcSet(imageUrl, 640)} sizes="4rem" width={64} height={80} alt="" loading="lazy" />}
      </span>
      <p className={styles.name}>
        <a href={`${pathPrefix}/${slugify(name)}-${id}`} lang={sourceLang(language)}>
          {name}
        </a>
        {isSoldOut && <span className={styles.soldOut}>{` ${labels.soldOut}`}</span>}
      </p>
      <p className={styles.price}>{formatPrice(price, language)}</p>
      <div className={styles.controls}>
        <Counter
          label={fillSlots(labels.quantity, line)}
          decreaseLabel={fillSlots(labels.decrease, line)}
          increaseLabel={fillSlots(labels.increase, line)}
          value={wanted ?? quantity}
          min={1}
          max={MAX_PIECES}
          onChange={(quantity) => void setQuantity(quantity)}
        />
        <Button variant="quiet" size="small" aria-label={fillSlots(labels.takeOffName, line)} onClick={() => void during(onTakeOff())}>
          {labels.takeOff}
        </Button>
        <FailureNote text={text} />
      </div>
    </article>
  )
}
