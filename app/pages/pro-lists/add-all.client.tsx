'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { SharedList } from '../../domain/account/professional.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { addListToCart, createListAdditions } from './add-list-to-cart.client.ts'

interface AddAllProps {
  list: SharedList
  /** Id of the visitor's own list; null: somebody else's. */
  ownId: number | null
  cartHref: string
  /** Called when prices or stocks of the list are not those of the shop any more. @default renews the page */
  onOld?: () => void
  labels: { addAll: string; addAllName: string; added: string; notAdded: string; toCart: string; ended: string }
}

/** Puts everything on a list into the cart, and says what could not be added. */
export function AddAll({ list, ownId, cartHref, onOld = renewPage, labels }: AddAllProps) {
  const { text, fail } = useFailure()
  const [isBusy, setIsBusy] = useState(false)
  const [additions] = useState(createListAdditions)
  const [added, setAdded] = useState<{ count: number; left: readonly string[] } | null>(null)

  async function addAll() {
    if (isBusy) return
    setIsBusy(true)
    fail(null)
    const result = await addListToCart(list, ownId, additions)
    setAdded(result)
    if (!result) fail(labels.ended)
    if (result?.isOld) onOld()
    setIsBusy(false)
  }

  return (
    <>
      <Button isBusy={isBusy} aria-label={fillSlots(labels.addAllName, list)} onClick={() => void addAll()}>
        {labels.addAll}
      </Button>
      <p>
        <output>
          {added && added.count > 0 && (
            <>
              <span>{fillSlots(labels.added, added)}</span> <a href={cartHref}>{labels.toCart}</a>
            </>
          )}{' '}
          {added && added.left.length > 0 && <span>{fillSlots(labels.notAdded, { names: added.left.join(', ') })}</span>}
        </output>
      </p>
      <FailureNote text={text} />
    </>
  )
}
