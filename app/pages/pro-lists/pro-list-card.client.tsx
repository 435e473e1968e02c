'use client'
import { useRef, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import { csvHref, listCsv } from '../../domain/account/list-csv.ts'
import type { ProList, ProListLine } from '../../domain/account/professional.ts'
import { slugify } from '../../domain/slug.ts'
import { type CallResult, type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import {
  putOnProList,
  removeProList,
  renameProList,
  shareProList,
  takeOffProList,
  unshareProList,
} from '../../shop-api/browser/pro-lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { useFirstKept } from '../../ui/kept-forms/use-first-kept.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { AddAll } from './add-all.client.tsx'
import styles from './pro-list-card.module.css'
import { ProListLineRow } from './pro-list-line.client.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'
import { ProductToList } from './product-to-list.client.tsx'
import { RenameList } from './rename-list.client.tsx'
import { ShareList } from './share-list.client.tsx'

interface ProListCardProps {
  list: ProList
  checks: FieldChecks<'name'>
  language: Language
  pathPrefix: string
  cartHref: string
  /** Of the shop, for addresses in a file. */
  origin: string
  /** Absolute address of a shared list, without its key. */
  sharedBase: string
  labels: ProListsLabels
  /** @param next the list by what is shown of it when the answer has come */
  onChange: (next: (shown: ProList) => ProList) => void
  onRemoved: () => void
  /** The list is not that of the shop any more: its prices, its stocks, or all of it. */
  onOld: () => void
}

const NONE = Promise.resolve(null)

/** One order list: its products, and actions on all of them. */
export function ProListCard({
  list,
  checks,
  language,
  pathPrefix,
  cartHref,
  origin,
  sharedBase,
  labels,
  onChange,
  onRemoved,
  onOld,
}: ProListCardProps) {
  const renameForm = `rename-list-${list.id}`
  // A name typed before the session ended is restored in its form.
  const isWaiting = useFirstKept([renameForm]) !== null
  const [isOpened, setIsRenaming] = useState<boolean | null>(null)
  const isRenaming = isOpened ?? isWaiting
  const { text, fail } = useFailure()
  const region = useKeptFocus()
  // The list after the changes that are under way; null: as it is shown.
  const last = useRef<Promise<ProList | null>>(NONE)

  /** Sends a change after those before it, since each response holds the whole list, and shows that; resolves to the failure, or null. */
  async function change(call: string, send: () => Promise<CallResult<ProList>>): Promise<CallFailure | null> {
    const before = last.current
    const sent = before.then(send)
    const after = sent.then(async (result) => (result.ok ? result.data : before))
    last.current = after
    const changed = await sent
    if (last.current === after) last.current = NONE
    if (changed.ok) onChange(() => changed.data)
    else logFailure(call, changed.failure)
    // Another tab may have removed the whole list.
    if (!changed.ok && changed.failure.status === 404) onOld()
    return changed.ok ? null : changed.failure
  }

  const csv = () =>
    listCsv(list, { language, labels: labels.csv, addressOf: ({ id, name }) => `${origin}${pathPrefix}/${slugify(name)}-${id}` })

  return (
    <section {...region} className={styles.root} aria-labelledby={`list-${list.id}`}>
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
            const failure = await change('renameProList', async () => {
              const renamed = await renameProList(list.id, name)
              if (renamed.ok) announce(fillSlots(labels.renamed, renamed.data))
              return renamed
            })
            if (failure) return failure
            setIsRenaming(false)
            return null
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
                onQuantity={async (quantity) => change('putOnProList', async () => putOnProList(list.id, { productId: line.id, quantity }))}
                onTakeOff={async () => takeOff(line)}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductToList
        keepAs={`put-on-list-${list.id}`}
        labels={labels}
        // What is on the list keeps its quantity.
        onPut={async (productId) =>
          list.products.some(({ id }) => id === productId)
            ? null
            : change('putOnProList', async () => putOnProList(list.id, { productId, quantity: 1 }))
        }
      />
      {list.products.length > 0 && (
        <div className={styles.actions}>
          <AddAll list={list} whenChanged={async () => last.current} ownId={list.id} cartHref={cartHref} onOld={onOld} labels={labels} />
          <LinkButton href={csvHref(csv())} download={labels.csvFile} variant="secondary" aria-label={fillSlots(labels.csvName, list)}>
            {labels.csvLink}
          </LinkButton>
        </div>
      )}
      {list.shareKey !== undefined && (
        <ShareList
          id={list.id}
          name={list.name}
          shareKey={list.shareKey}
          sharedBase={sharedBase}
          labels={labels}
          onShare={async () => change('shareProList', async () => shareProList(list.id))}
          onUnshare={async () => change('unshareProList', async () => unshareProList(list.id))}
        />
      )}
    </section>
  )

  async function takeOff({ id, name }: ProListLine) {
    const failure = await change('takeOffProList', async () => takeOffProList(list.id, id))
    // It is gone already: the answer was lost, or another tab was faster.
    const isGone = failure?.status === 404
    if (isGone) onChange((shown) => ({ ...shown, products: shown.products.filter((line) => line.id !== id) }))
    if (!failure || isGone) announce(fillSlots(labels.takenOff, { name }))
    return isGone ? null : failure
  }

  async function remove() {
    fail(null)
    const response = await removeProList(list.id)
    if (response.ok || response.failure.status === 404) return onRemoved()
    logFailure('removeProList', response.failure)
    fail(failureText(response.failure, { ...labels, failed: labels.changeFailed }))
  }
}
