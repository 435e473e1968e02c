'use client'
import { useRef, useState } from 'react'
import type { WithdrawnItem } from '../../domain/checkout/withdrawal.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { withdrawFrom } from '../../shop-api/browser/orders.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { errorId } from '../../ui/form-field/field-aria.ts'
import { FieldError } from '../../ui/form-field/field-error.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { openPage } from '../../ui/kept-forms/page-of.ts'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import styles from './withdrawal-form.module.css'

const FIELDS = { things: 'list', reason: 'text' } as const

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

/** The order is in no state for it; a piece is withdrawn from already. */
const REFUSED = new Set([409, 422])

const keyOf = ({ id, deliveryTypeId }: WithdrawnItem) => `${id}/${deliveryTypeId}`

/** The withdrawal function: which things, how many of each, and a reason that nobody has to give (Directive (EU) 2023/2673, art. 11a). */
export function WithdrawalForm({ orderId, payment, left, maxReason, doneHref, language, labels }: WithdrawalFormProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})
  const leadOn = useLeadOn()
  const [withKey] = useState(() => createRepeatKey())
  const amountOf = (item: WithdrawnItem) => amounts[keyOf(item)] ?? item.quantity
  const form = useForm({
    fields: FIELDS,
    keepAs: `withdrawal-${orderId}`,
    validate: ({ things, reason }) => ({
      ...(things.length === 0 && { things: labels.chooseOne }),
      // As its counter and the contract count: an emoji is one.
      ...([...reason].length > maxReason && { reason: labels.reasonTooLong }),
    }),
    async onSubmit({ things, reason }) {
      const items = left
        .filter((item) => things.includes(keyOf(item)))
        .map((item) => ({ productId: item.id, deliveryTypeId: item.deliveryTypeId, quantity: amountOf(item) }))
      const body = { items, reason: reason || null }
      const result = await withKey(JSON.stringify(body), async (key) => withdrawFrom(orderId, body, { key, payment }))
      if (result.ok) return leadOn(doneHref, { history: 'replace' })
      logFailure('withdraw', result.failure)
      // Too late by now, cancelled, or withdrawn from in another tab: this page says it, or what is left.
      if (REFUSED.has(result.failure.status)) return leadOn(openPage(), { history: 'replace' })
      return { formError: failureText(result.failure, labels) }
    },
  })
  const things = form.field('things')

  return (
    <Form form={form} label={labels.confirm}>
      <fieldset className={styles.things} data-keep-all>
        <legend>{labels.things}</legend>
        {left.map((item) => (
          <Thing
            key={keyOf(item)}
            item={item}
            field={things}
            amount={amountOf(item)}
            language={language}
            labels={labels}
            onAmount={(amount) => setAmounts((before) => ({ ...before, [keyOf(item)]: amount }))}
          />
        ))}
        <FieldError id={things.id} error={things.error} />
      </fieldset>
      <TextArea {...form.field('reason')} label={labels.reason} max={maxReason} rows={3} />
      <SubmitButton form={form}>{labels.confirm}</SubmitButton>
    </Form>
  )
}

interface ThingProps extends Pick<WithdrawalFormProps, 'language' | 'labels'> {
  item: WithdrawnItem
  field: { id: string; name: string; error: string | null }
  amount: number
  onAmount: (amount: number) => void
}

/** A thing to choose. The browser keeps whether it is chosen, so a tick before hydration counts. */
function Thing({ item, field, amount, language, labels, onAmount }: ThingProps) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.thing}>
      <Checkbox
        ref={box}
        name={field.name}
        value={keyOf(item)}
        label={<span lang={sourceLang(language)}>{item.name}</span>}
        aria-invalid={field.error !== null}
        aria-describedby={field.error === null ? undefined : errorId(field.id)}
      />
      {item.quantity > 1 && (
        <Counter
          label={fillSlots(labels.quantity, item)}
          decreaseLabel={fillSlots(labels.decrease, item)}
          increaseLabel={fillSlots(labels.increase, item)}
          name={`quantity-${keyOf(item)}`}
          value={amount}
          min={1}
          max={item.quantity}
          takesEarly
          onChange={(quantity) => {
            onAmount(quantity)
            if (box.current?.checked === false) box.current.click()
          }}
        />
      )}
    </div>
  )
}
