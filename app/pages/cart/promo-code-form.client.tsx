'use client'
import { typedLine } from '../../ui/form/typed-line.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { applyPromoCode, removePromoCode } from '../../features/cart/promo-code.client.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { isElsewhere } from '../../ui/kept-focus/is-elsewhere.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { useKeptForm } from '../../ui/kept-forms/use-kept-form.ts'
import styles from './promo-code-form.module.css'
import type { CartLabels } from './cart-labels.ts'

type State = 'idle' | 'busy' | 'invalid'

/**
 * The promo code (GAP-95): a valid one stays until it is removed; for an invalid one and a failed request the error is shown under the
 * field.
 */
export function PromoCodeForm({ cart, labels }: { cart: Cart; labels: CartLabels }) {
  const [state, setState] = useState<State>('idle')
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptForm(form, 'promo-code')
  const region = useKeptFocus()
  const { text, fail } = useFailure()
  const isInvalid = state === 'invalid' || (state === 'idle' && cart.hasCodeError)

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typedLine(String(new FormData(event.currentTarget).get('code') ?? ''))
    if (code === '' || state === 'busy') return
    setState('busy')
    fail(null)
    const result = await applyPromoCode(code)
    if (!result.ok) fail(failureText(result.failure, labels))
    const isRefused = result.ok && !result.data
    // Applied, it is no input that was left (GAP-157).
    if (result.ok && result.data) form.current?.setAttribute('data-sent', '')
    setState(isRefused ? 'invalid' : 'idle')
    const field = form.current?.elements.namedItem('code')
    // VAL-27: there the error is read out.
    if (isRefused && field instanceof HTMLInputElement && !isElsewhere(form.current)) field.focus()
  }

  async function remove() {
    setState('busy')
    const failure = await removePromoCode()
    fail(failure && failureText(failure, labels))
    setState('idle')
  }

  return (
    <div {...region}>
      {cart.discount ? (
        <>
          <p className={styles.applied}>
            <span>{fillSlots(labels.codeApplied, cart.discount)}</span>
            <Button variant="quiet" size="small" isBusy={state === 'busy'} onClick={() => void remove()}>
              {labels.removeCode}
            </Button>
          </p>
          <FailureNote text={text} />
        </>
      ) : (
        <form ref={form} {...kept} className={styles.root} onSubmit={(event) => void apply(event)} noValidate>
          <TextField
            id="promo-code"
            name="code"
            label={labels.promoCode}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            error={isInvalid ? labels.codeInvalid : null}
          />
          <Button type="submit" variant="secondary" isBusy={state === 'busy'}>
            {labels.applyCode}
          </Button>
          <FailureNote text={text} />
        </form>
      )}
    </div>
  )
}
