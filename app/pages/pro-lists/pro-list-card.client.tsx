'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { ProList } from '../../domain/account/professional.ts'
import { type CallResult, type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { putOnProList, removeProList, renameProList, takeOffProList } from '../../shop-api/browser/pro-lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { useFirstKept } from '../../ui/kept-forms/use-first-kept.ts'
import { addListToCart } from './add-list-to-cart.client.ts'
import styles from './pro-list-card.module.css'
import { ProListLineRow } from './pro-list-line.client.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'
import { ProductToList } from './product-to-list.client.tsx'
import { RenameList } from './rename-list.client.tsx'

interface ProListCardProps {
  list: ProList
  checks: FieldChecks<'name'>
  language: Language
  pathPrefix: string
  cartHref: string
  labels: ProListsLabels
  onChange: (list: ProList) => void
  onRemoved: () => void
}

/** One order list: its products, and actions on all of them. */
export function ProListCard({ list, checks, language, pathPrefix, cartHref, labels, onChange, onRemoved }: ProListCardProps) {
  const renameForm = `rename-list-${list.id}`
  // A name typed before the session ended is restored in its form.
  const isWaiting = useFirstKept([renameForm]) !== null
  const [isOpened, setIsRenaming] = useState<boolean | null>(null)
  const isRenaming = isOpened ?? isWaiting
  const { text, fail } = useFailure()
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<{ count: number; left: readonly string[] } | null>(null)

  /** Shows the changed list; resolves to the failure, or null. */
  async function change(call: string, response: Promise<CallResult<ProList>>): Promise<CallFailure | null> {
    const changed = await response
    if (changed.ok) onChange(changed.data)
    else logFailure(call, changed.failure)
    return changed.ok ? null : changed.failure
  }

  async function addAll() {
    if (isAdding) return
    setIsAdding(true)
    fail(null)
    const result = await addListToCart(list)
    setAdded(result)
    if (!result) fail(labels.ended)
    setIsAdding(false)
  }

  return (
    <section className={styles.root} aria-labelledby={`list-${list.id}`}>
      <header className={styles.head}>
        <h2 id={`list-${list.id}`}>{list.name}</h2>
        <Button variant="quiet" size="small" aria-label={fillSlots(labels.renameName, list)} onClick={() => setIsRenaming(!isRenaming)}>
          {labels.rename}
        </Button>
        <DialogButton label={labels.remove} size="small" title={fillSlots(labels.removeName, list)} closeLabel={labels.close}>
          <form method="dialog" className={styles.ways} onSubmit={() => void remove()}>
            <p>{fillSlots(labels.removeText, list)}</p>
            <Button type="submit">{labels.remove}</Button>
          </form>
        </DialogButton>
      </header>
      <FailureNote text={text} />
      {isRenaming && (
        <RenameList
          keepAs={renameForm}
          name={list.name}
          checks={checks}
          labels={labels}
          onSave={async (name) => {
            const failure = await change('renameProList', renameProList(list.id, name))
            if (!failure) setIsRenaming(false)
            return failure
          }}
        />
      )}
      {list.products.length === 0 ? (
        <p className={styles.nothing}>{labels.nothingOn}</p>
      ) : (
        <ul className={styles.lines}>
          {list.products.map((line) => (
            <li key={line.id}>
              <ProListLineRow
                line={line}
                language={language}
                pathPrefix={pathPrefix}
                labels={labels}
                onQuantity={async (quantity) => change('putOnProList', putOnProList(list.id, { productId: line.id, quantity }))}
                onTakeOff={async () => change('takeOffProList', takeOffProList(list.id, line.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductToList
        keepAs={`put-on-list-${list.id}`}
        labels={labels}
        onPut={async (productId) => change('putOnProList', putOnProList(list.id, { productId, quantity: 1 }))}
      />
      {list.products.length > 0 && (
        <Button isBusy={isAdding} aria-label={fillSlots(labels.addAllName, list)} onClick={() => void addAll()}>
          {labels.addAll}
        </Button>
      )}
      <p>
        <output>
          {added && added.count > 0 && (
            <>
              {fillSlots(labels.added, added)} <a href={cartHref}>{labels.toCart}</a>
            </>
          )}{' '}
          {added && added.left.length > 0 && fillSlots(labels.notAdded, { names: added.left.join(', ') })}
        </output>
      </p>
    </section>
  )

  async function remove() {
    fail(null)
    const response = await removeProList(list.id)
    if (response.ok) return onRemoved()
    logFailure('removeProList', response.failure)
    fail(failureText(response.failure, { ...labels, failed: labels.changeFailed }))
  }
}
