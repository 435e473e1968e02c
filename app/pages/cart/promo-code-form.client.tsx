'use client'
import { type FormEvent, useState } from 'react'
import type { Cart } from '../../domain/cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { applyPromoCode, removePromoCode } from '../../features/cart/promo-code.client.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import styles from './promo-code-form.module.css'
import type { CartWords } from './cart-words.ts'

type State = 'idle' | 'busy' | 'invalid'

/** The code of a discount (GAP-95): a good one stays until it is removed, a bad one is said under the field. */
export function PromoCodeForm({ cart, words }: { cart: Cart; words: CartWords }) {
  const [state, setState] = useState<State>('idle')
  const isInvalid = state === 'invalid' || (state === 'idle' && cart.hasCodeError)

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code === '' || state === 'busy') return
    setState('busy')
    setState((await applyPromoCode(code)) ? 'idle' : 'invalid')
  }

  async function remove() {
    setState('busy')
    await removePromoCode()
    setState('idle')
  }

  if (cart.discount) {
    return (
      <p className={styles.applied}>
        {fillSlots(words.codeApplied, cart.discount)}
        <Button variant="quiet" size="small" isBusy={state === 'busy'} onClick={() => void remove()}>
          {words.removeCode}
        </Button>
      </p>
    )
  }
  return (
    <form className={styles.root} onSubmit={(event) => void apply(event)} noValidate>
      <TextField
        id="promo-code"
        name="code"
        label={words.promoCode}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        error={isInvalid ? words.codeInvalid : null}
      />
      <Button type="submit" variant="secondary" isBusy={state === 'busy'}>
        {words.applyCode}
      </Button>
    </form>
  )
}
