'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import { putBack, type TakenOutLine } from '../../features/cart/take-out.client.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { isElsewhere } from '../../ui/kept-focus/is-elsewhere.ts'
import { announce } from '../../ui/live-region/announce.ts'
import type { CartLabels } from './cart-labels.ts'
import styles from './taken-out.module.css'

interface TakenOutProps {
  line: TakenOutLine
  labels: CartLabels
  language: Language
  favoritesHref: string
  onBack: () => void
}

/** Says what was taken out and puts it back. It takes the focus, which was on the button of the line, but not from where the visitor is by now. */
export function TakenOut({ line, labels, language, favoritesHref, onBack }: TakenOutProps) {
  const { isBusy, text, attempt } = useAttempt()
  const [offered, setOffered] = useState(line)
  const [withKey] = useState(() => createRepeatKey())
  const undo = useRef<HTMLSpanElement>(null)
  const textId = useId()
  useEffect(() => {
    if (!isElsewhere(undo.current)) undo.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  async function onUndo() {
    const result = await withKey(offered.key, async (key) => putBack(offered, key))
    if (!result.ok) {
      if (result.failure.kind === 'cancelled') return null
      const { price } = result.failure.code === 'PRICE_CHANGED' ? (result.failure.error as { price?: number }) : {}
      // The next press takes it.
      if (price !== undefined) {
        const before = offered.item.promoPrice ?? offered.item.price
        const now = fromWire(price, before.currencyId)
        setOffered({ ...offered, item: { ...offered.item, price: now, promoPrice: null } })
        const change = fillSlots(labels.changes.price, { before: formatPrice(before, language), now: formatPrice(now, language) })
        return `${line.item.name}: ${change}`
      }
      // Somebody else has it by now: another try would not help.
      return result.failure.code === 'NOT_AVAILABLE' ? `${line.item.name}: ${labels.changes.gone}` : failureText(result.failure, labels)
    }
    const [{ added }, asked] = [result.data, line.item.quantity]
    announce(`${labels.putBack}: ${line.item.name}${added < asked ? ` (${added}/${asked})` : ''}`)
    return onBack()
  }

  return (
    <div className={styles.root}>
      <p id={textId}>
        <span>{line.isSaved ? labels.saved : labels.removed}</span>
        {': '}
        <span lang={sourceLang(language)}>{line.item.name}</span>
      </p>
      <div className={styles.ways}>
        {line.isSaved && <a href={favoritesHref}>{labels.favorites}</a>}
        <span ref={undo}>
          <Button variant="secondary" size="small" aria-describedby={textId} isBusy={isBusy} onClick={() => void attempt(onUndo)}>
            {labels.undo}
          </Button>
        </span>
      </div>
      <FailureNote text={text} />
    </div>
  )
}
