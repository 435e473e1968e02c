'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { WithdrawnItem } from '../../domain/checkout/withdrawal.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { withdrawFrom } from '../../shop-api/browser/orders.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import styles from './withdrawal-form.module.css'

interface WithdrawalFormProps {
  orderId: number
  /** Id of a payment of the order, which stands for a login. null = the buyer is logged in. */
  payment: string | null
  /** Pieces from which the buyer can still withdraw. */
  left: readonly WithdrawnItem[]
  /** Longest reason, in characters. */
  maxReason: number
  /** Page that shows the withdrawal afterwards. */
  doneHref: string
  language: Language
  /** `quantity`, `decrease` and `increase` have the placeholder `{name}`. */
  labels: FailureLabels & {
    things: string
    quantity: string
    decrease: string
    increase: string
    reason: string
    confirm: string
    chooseOne: string
    reasonTooLong: string
  }
}

const keyOf = ({ id, deliveryTypeId }: WithdrawnItem) => `${id}/${deliveryTypeId}`

/** The withdrawal function: which things, how many of each, and a reason that nobody has to give (Directive (EU) 2023/2673, art. 11a). */
export function WithdrawalForm({ orderId, payment, left, maxReason, doneHref, language, labels }: WithdrawalFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [withKey] = useState(() => createRepeatKey())
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()
  const choose = (item: WithdrawnItem, quantity: number) => setChosen((before) => ({ ...before, [keyOf(item)]: quantity }))

  async function confirm(form: HTMLFormElement) {
    if (isBusy) return
    const reason = String(new FormData(form).get('reason') ?? '').trim()
    const items = left.flatMap((item) => {
      const quantity = chosen[keyOf(item)] ?? 0
      return quantity > 0 ? [{ productId: item.id, deliveryTypeId: item.deliveryTypeId, quantity }] : []
    })
    if (items.length === 0) return fail(labels.chooseOne)
    if (reason.length > maxReason) return fail(labels.reasonTooLong)
    setIsBusy(true)
    fail(null)
    const body = { items, reason: reason === '' ? null : reason }
    const result = await withKey(JSON.stringify(body), async (key) => withdrawFrom(orderId, body, { key, payment }))
    if (result.ok || result.failure.status === 409) await loadInFull(doneHref, { history: 'replace' })
    else {
      logFailure('withdraw', result.failure)
      fail(failureText(result.failure, labels))
    }
    setIsBusy(false)
  }

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(event.currentTarget)
      }}
    >
      <fieldset className={styles.things}>
        <legend>{labels.things}</legend>
        {left.map((item) => (
          <div key={keyOf(item)} className={styles.thing}>
            <Checkbox
              label={<span lang={sourceLang(language)}>{item.name}</span>}
              checked={(chosen[keyOf(item)] ?? 0) > 0}
              onChange={(event) => choose(item, event.currentTarget.checked ? item.quantity : 0)}
            />
            {item.quantity > 1 && (
              <Counter
                label={fillSlots(labels.quantity, item)}
                decreaseLabel={fillSlots(labels.decrease, item)}
                increaseLabel={fillSlots(labels.increase, item)}
                value={chosen[keyOf(item)] ?? 0}
                min={0}
                max={item.quantity}
                onChange={(quantity) => choose(item, quantity)}
              />
            )}
          </div>
        ))}
      </fieldset>
      <TextArea id="withdrawal-reason" name="reason" label={labels.reason} max={maxReason} rows={3} />
      <FailureNote text={text} />
      <p>
        <Button type="submit" isBusy={isBusy}>
          {labels.confirm}
        </Button>
      </p>
    </form>
  )
}
