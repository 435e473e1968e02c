'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { SharedList } from '../../domain/account/professional.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { addListToCart, createListAdditions, type Hindrance, HINDRANCES, type ListOutcome } from './add-list-to-cart.client.ts'

interface AddAllProps {
  list: SharedList
  /** Resolves to the list after the changes of it that are under way; null: it is as given. @default it never changes */
  whenChanged?: () => Promise<SharedList | null>
  /** Id of the visitor's own list; null: somebody else's. */
  ownId: number | null
  cartHref: string
  /** Called when prices or stocks of the list are not those of the shop any more. @default renews the page */
  onOld?: () => void
  labels: {
    addAll: string
    addAllName: string
    added: string
    /** Each with the names of what it hinders. */
    hindered: Record<Hindrance, string>
    toCart: string
    ended: string
  }
}

/**
 * Puts everything on a list into the cart, and says how much of it was added and why the rest was
 * not (EXT-70).
 */
export function AddAll({ list, whenChanged, ownId, cartHref, onOld = renewPage, labels }: AddAllProps) {
  const { isBusy, text, attempt } = useAttempt()
  const [additions] = useState(createListAdditions)
  const [added, setAdded] = useState<ListOutcome | null>(null)

  async function addAll() {
    const result = await addListToCart((await whenChanged?.()) ?? list, ownId, additions)
    setAdded(result)
    if (!result) return labels.ended
    if (result.isOld) onOld()
    return null
  }

  return (
    <>
      <Button isBusy={isBusy} aria-label={fillSlots(labels.addAllName, list)} onClick={() => void attempt(addAll)}>
        {labels.addAll}
      </Button>
      <p>
        <output>
          {added && added.added > 0 && (
            <>
              <span>{fillSlots(labels.added, added)}</span> <a href={cartHref}>{labels.toCart}</a>
            </>
          )}
          {HINDRANCES.map((why) => {
            const names = (added?.hindered ?? []).filter((one) => one.why === why).map(({ name }) => name)
            return names.length > 0 && <span key={why}>{` ${fillSlots(labels.hindered[why], { names: names.join(', ') })}`}</span>
          })}
        </output>
      </p>
      <FailureNote text={text} />
    </>
  )
}
