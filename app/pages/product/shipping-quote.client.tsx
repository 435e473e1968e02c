'use client'
import { type FormEvent, useRef, useState } from 'react'
import type { DeliveryQuote } from '../../domain/delivery/delivery.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { isPostalCode, maskPostalCode } from '../../domain/delivery/postal-code.ts'
import { isLoggedIn, type User } from '../../domain/account/user.ts'
import { useUser } from '../../features/account/use-user.client.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { estimateDelivery } from '../../shop-api/browser/delivery.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { openPage } from '../../ui/kept-forms/page-of.ts'
import { useKeptForm } from '../../ui/kept-forms/use-kept-form.ts'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import { DeliveryQuotes, type QuoteLabels } from './delivery-quotes.tsx'
import { usePurchase } from './purchase.client.tsx'
import styles from './shipping-quote.module.css'
import { KEPT_QUOTE, zipCodeField } from './zip-code-field.ts'

export interface ShippingQuoteProps {
  productId: ProductId
  language: Language
  /** URL of login. */
  loginHref: string
  enquiryHref: string
  /** Initial value of the field. */
  typed: string
  labels: QuoteLabels & {
    title: string
    postalCode: string
    ask: string
    incorrectZipCode: string
    /** The request failed. */
    failed: string
    ended: string
  }
}

type State =
  | { kind: 'idle' | 'busy' | 'incorrect' }
  | { kind: 'failed'; failure: CallFailure }
  | { kind: 'quoted'; quotes: readonly DeliveryQuote[]; quantity: number; zipCode: string }

/** Whether what was said of a code is no longer true of the one that is typed. */
function isOver(said: State, typed: string): boolean {
  return (said.kind === 'quoted' && said.zipCode !== typed) || (said.kind === 'incorrect' && isPostalCode(typed))
}

/** Delivery price for a Polish postal code (spec §5, GAP-39): a guest is sent to login first, an invalid code is not sent. */
export function ShippingQuote({ productId, language, loginHref, enquiryHref, typed, labels }: ShippingQuoteProps) {
  const { quantity } = usePurchase()
  const { data: user, readAgain } = useUser()
  const leadOn = useLeadOn()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptForm(form, KEPT_QUOTE)

  async function requestQuote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = form.current?.elements.namedItem('zipCode')
    if (state.kind === 'busy' || !(field instanceof HTMLInputElement)) return
    // The way over login would lose the code of a user who is only not known yet.
    if (user === undefined) {
      setState({ kind: 'busy' })
      await readAgain()
      setState({ kind: 'idle' })
    }
    if (!isLoggedIn(known<User | null>(VISITOR_KEYS.user).data ?? null)) {
      // Back to this very address: it says which campaign led here (GAP-99).
      return leadOn(`${loginHref}?redirectTo=${encodeURIComponent(openPage())}`)
    }
    if (!isPostalCode(field.value)) {
      setState({ kind: 'incorrect' })
      return field.focus()
    }
    setState({ kind: 'busy' })
    const zipCode = field.value
    const result = await estimateDelivery({ productId, quantity, zipCode })
    if (!result.ok) return setState({ kind: 'failed', failure: result.failure })
    setState(field.value === zipCode ? { kind: 'quoted', quotes: result.data, quantity, zipCode } : { kind: 'idle' })
  }

  return (
    <form
      ref={form}
      {...kept}
      data-keep-all
      className={styles.root}
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => void requestQuote(event)}
    >
      <div className={styles.fields}>
        <MaskedField
          {...zipCodeField(labels.postalCode)}
          mask={maskPostalCode}
          defaultValue={maskPostalCode(typed)}
          onInput={({ currentTarget: { value } }) => setState((known) => (isOver(known, value) ? { kind: 'idle' } : known))}
          error={state.kind === 'incorrect' ? labels.incorrectZipCode : null}
        />
        <Button type="submit" variant="secondary" isBusy={state.kind === 'busy'}>
          {labels.ask}
        </Button>
      </div>
      <div aria-live="polite">
        {state.kind === 'failed' && <p>{failureText(state.failure, labels)}</p>}
        {/* The price is for what was asked, and goes with the code: more pieces may go free. */}
        {state.kind === 'quoted' && state.quantity === quantity && (
          <DeliveryQuotes quotes={state.quotes} language={language} enquiryHref={enquiryHref} labels={labels} />
        )}
      </div>
    </form>
  )
}
