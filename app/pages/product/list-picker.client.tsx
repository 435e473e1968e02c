'use client'
import { useRef, useState } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { ProList } from '../../domain/account/professional.ts'
import { type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { putOnProList, readProLists } from '../../shop-api/browser/pro-lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './list-picker.module.css'

export interface ListPickerProps {
  productId: ProductId
  /** The order-lists page, where new lists are created. */
  listsHref: string
  labels: {
    put: string
    close: string
    wait: string
    failed: string
    ended: string
    none: string
    /** Text after the name of a list that already has the product. */
    on: string
    toLists: string
  }
}

/** A button that fetches and shows the order lists. A list that already has the product keeps its quantity. */
export function ListPicker({ productId, listsHref, labels }: ListPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [lists, setLists] = useState<readonly ProList[] | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const region = useKeptFocus()
  // What was read or put on a list since is newer.
  const newest = useRef(0)

  async function open() {
    setIsOpen(true)
    setFailure(null)
    const own = ++newest.current
    const result = await readProLists()
    if (own !== newest.current) return
    if (result.ok) return setLists(result.data)
    logFailure('proLists', result.failure)
    setFailure(result.failure)
  }

  async function putOn({ id }: ProList) {
    setFailure(null)
    const result = await putOnProList(id, { productId, quantity: 1 })
    if (result.ok) {
      newest.current++
      return setLists((shown) => shown?.map((list) => (list.id === id ? result.data : list)) ?? null)
    }
    logFailure('putOnProList', result.failure)
    setFailure(result.failure)
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        {labels.put}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.put} closeLabel={labels.close}>
        <div {...region} className={styles.root} aria-live="polite">
          {failure && (
            <Notice tone="danger" isUrgent>
              {failureText(failure, labels)}
            </Notice>
          )}
          {!lists && !failure && <Spinner label={labels.wait} />}
          {lists?.length === 0 && <p>{labels.none}</p>}
          {lists && lists.length > 0 && (
            <ul>
              {lists.map((list) => (
                <li key={list.id} className={styles.list}>
                  {list.products.some(({ id }) => id === productId) ? (
                    <p>
                      <span>{list.name}</span> <span className={styles.on}>{labels.on}</span>
                    </p>
                  ) : (
                    <Button variant="secondary" isWide onClick={() => void putOn(list)}>
                      {list.name}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p>
            <a href={listsHref}>{labels.toLists}</a>
          </p>
        </div>
      </Dialog>
    </>
  )
}
