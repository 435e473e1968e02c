'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldChecks } from '../../domain/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { ProList } from '../../domain/professional.ts'
import { type Answer, logFailure } from '../../shop-api/browser/call-shop.ts'
import { putOnProList, removeProList, renameProList, takeOffProList } from '../../shop-api/browser/pro-lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.client.tsx'
import { addListToCart } from './add-list-to-cart.client.ts'
import styles from './pro-list-card.module.css'
import { ProListLineRow } from './pro-list-line.client.tsx'
import type { ProListsWords } from './pro-lists-page.tsx'
import { ProductToList } from './product-to-list.client.tsx'
import { RenameList } from './rename-list.client.tsx'

interface ProListCardProps {
  list: ProList
  checks: FieldChecks<'name'>
  language: Language
  pathPrefix: string
  cartHref: string
  words: ProListsWords
  onChange: (list: ProList) => void
  onRemoved: () => void
}

/** One list: its products, and what can be done with all of them. */
export function ProListCard({ list, checks, language, pathPrefix, cartHref, words, onChange, onRemoved }: ProListCardProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<{ count: number; left: readonly string[] } | null>(null)

  /** What the shop refuses shows nothing but the list as it was (spec §8). */
  async function change(call: string, answer: Promise<Answer<ProList>>): Promise<boolean> {
    const changed = await answer
    if (changed.ok) onChange(changed.data)
    else logFailure(call, changed.failure)
    return changed.ok
  }

  async function addAll() {
    if (isAdding) return
    setIsAdding(true)
    setAdded(await addListToCart(list))
    setIsAdding(false)
  }

  return (
    <section className={styles.root} aria-labelledby={`list-${list.id}`}>
      <header className={styles.head}>
        <h2 id={`list-${list.id}`}>{list.name}</h2>
        <Button variant="quiet" size="small" aria-label={fillSlots(words.renameName, list)} onClick={() => setIsRenaming(!isRenaming)}>
          {words.rename}
        </Button>
        <DialogButton label={words.remove} size="small" title={fillSlots(words.removeName, list)} closeLabel={words.close}>
          <form method="dialog" className={styles.ways} onSubmit={() => void remove()}>
            <p>{fillSlots(words.removeText, list)}</p>
            <Button type="submit">{words.remove}</Button>
          </form>
        </DialogButton>
      </header>
      {isRenaming && (
        <RenameList
          name={list.name}
          checks={checks}
          words={words}
          onSave={async (name) => {
            const isDone = await change('renameProList', renameProList(list.id, name))
            if (isDone) setIsRenaming(false)
            return isDone
          }}
        />
      )}
      {list.products.length === 0 ? (
        <p className={styles.nothing}>{words.nothingOn}</p>
      ) : (
        <ul className={styles.lines}>
          {list.products.map((line) => (
            <li key={line.id}>
              <ProListLineRow
                line={line}
                language={language}
                pathPrefix={pathPrefix}
                words={words}
                onQuantity={(quantity) => void change('putOnProList', putOnProList(list.id, { productId: line.id, quantity }))}
                onTakeOff={() => void change('takeOffProList', takeOffProList(list.id, line.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductToList words={words} onPut={async (productId) => change('putOnProList', putOnProList(list.id, { productId, quantity: 1 }))} />
      {list.products.length > 0 && (
        <Button isBusy={isAdding} aria-label={fillSlots(words.addAllName, list)} onClick={() => void addAll()}>
          {words.addAll}
        </Button>
      )}
      <p aria-live="polite">
        {added && added.count > 0 && (
          <>
            {fillSlots(words.added, added)} <a href={cartHref}>{words.toCart}</a>
          </>
        )}{' '}
        {added && added.left.length > 0 && fillSlots(words.notAdded, { names: added.left.join(', ') })}
      </p>
    </section>
  )

  async function remove() {
    const answer = await removeProList(list.id)
    if (answer.ok) onRemoved()
    else logFailure('removeProList', answer.failure)
  }
}
