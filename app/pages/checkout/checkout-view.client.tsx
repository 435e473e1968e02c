'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartEvent } from '../../analytics/cart-event.ts'
import { mayTrack } from '../../analytics/may-track.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, undeliveredNames } from '../../domain/cart/cart.ts'
import { formerPrices } from '../../domain/cart/changed-prices.ts'
import {
  type CheckoutDraft,
  type CheckoutStep,
  filledIn,
  furthestStep,
  goneNames,
  isPayable,
  isStepOpen,
  nextStep,
  previousStep,
  shownAddress,
  withAddress,
  withCountry,
} from '../../domain/checkout/checkout.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { paymentHref } from '../../domain/checkout/order.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { chosenCountry } from '../../features/country-fields/country-option.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import type { OrderAtOtherTotal } from '../../shop-api/browser/checkout.ts'
import { reportSessionEnd } from '../../shop-api/browser/session-end.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { goTo } from '../../ui/go-to/go-to.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import type { CheckoutData } from './checkout-data.ts'
import styles from './checkout-view.module.css'
import { ChosenFacts } from './chosen-facts.tsx'
import { ContactForm } from './contact-form.client.tsx'
import { DeliveryForm } from './delivery-form.client.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OtherTotalNotice } from './other-total-notice.tsx'
import { PaymentForm } from './payment-form.client.tsx'
import { order, type OrderOutcome } from './place-order.client.ts'
import { StepHeading } from './step-heading.client.tsx'
import { TotalBar } from './total-bar.client.tsx'
import { STEP_EVENTS } from './step-events.ts'
import { SummaryForm } from './summary-form.client.tsx'
import { savePendingPurchase } from './pending-purchase.client.ts'
import { useDeliveryCountry } from './use-delivery-country.client.ts'
import { draftOwner, useDraft } from './use-draft.client.ts'
import { usePreview } from './use-preview.client.ts'

interface CheckoutViewProps {
  step: CheckoutStep
  data: CheckoutData
}

/** A checkout step beside the order summary (GAP-31). Steps are pages: each has a URL, and Back returns to the previous step. */
export function CheckoutView({ step, data }: CheckoutViewProps) {
  const { labels, language, hrefs, checks, profile, options } = data
  const { draft: stored, isKnown, save, keepTyped } = useDraft(profile?.id ?? null)
  const { countryId, tellShop, onCountry } = useDeliveryCountry({ stored, isKnown, save, data })
  const { lying, preview, isBusy, failure, renew, reread, show } = usePreview(data.lying, { ways: stored.ways, countryId }, labels.sums)
  const [confirmed, setConfirmed] = useState<Cart | null>(null)
  const [placed, setPlaced] = useState<OrderAtOtherTotal | null>(null)
  const lastRegion = useKeptFocus()

  const { cart } = preview
  const method = options.find(({ id }) => id === stored.payment)
  const draft = { ...stored, payment: method && isPayable(method, cart.totalCost) ? method.id : null }
  const isOpen = isStepOpen(step, draft)
  const furthest = hrefs.steps[furthestStep(draft)]
  useEffect(() => {
    if (isKnown && !isOpen) location.replace(furthest)
  }, [isKnown, isOpen, furthest])

  const isGuest = profile === null
  // Before the step is told of: that saves a draft of the guest in its place.
  useEffect(() => {
    const owner = draftOwner()
    if (isGuest && owner !== null) reportSessionEnd({ userId: owner })
  }, [isGuest])

  // Of an order that was placed and not seen off the buyer is kept. What was said of its things is not of those that lie in the cart since.
  const isOfFormer = stored.placed !== null
  const begin = useEffectEvent(() => isOfFormer && save({ placed: null, ways: {}, comment: '', told: [] }))
  useEffect(() => void (isKnown && begin()), [isKnown])

  const trackStep = useEffectEvent((opened: CheckoutStep) => {
    const event = STEP_EVENTS[opened]
    const told = isOfFormer ? [] : stored.told
    if (event === null || told.includes(opened) || !mayTrack()) return
    void track(event, cartEvent(cart))
    save({ told: [...told, opened] })
  })
  useEffect(() => {
    if (isKnown && isOpen) trackStep(step)
  }, [isKnown, isOpen, step])

  const goOn = async () => goTo(hrefs.steps[nextStep(step)])

  /** Saves a step and goes on, if everything is sent to its country; the shop API alone knows (EXT-49). */
  async function goOnTo(destination: string, change: Partial<CheckoutDraft>): Promise<boolean> {
    const { href } = location
    save(change)
    const now = isBusy ? await renew() : { ok: true as const, data: preview }
    // Without an answer nothing is refused here: an order would be.
    if (now.ok && now.data && undeliveredNames(now.data.cart).length > 0) return false
    tellShop(destination)
    // Whoever has gone to another step meanwhile stays there.
    if (location.href === href) await goOn()
    return true
  }

  async function onOrder(comment: string): Promise<OrderOutcome> {
    const outcome = await order({
      draft,
      country: chosenCountry(data.countries, draft.contact?.countryId),
      comment,
      language,
      isGuest,
      lying,
      shown: preview,
      renew,
      reread,
      show,
      save,
    })
    if ('order' in outcome) {
      const { number } = outcome.order
      const email = draft.contact?.email
      save({ placed: number })
      emptyCart()
      // At another total, too: the page of thanks follows once the shopper pays that.
      savePendingPurchase({ ...cartEvent(cart), transaction_id: number, ...(email !== undefined && { email }) })
    }
    if (outcome.kind === 'atOtherTotal') setPlaced(outcome.order)
    if (outcome.kind !== 'placed') {
      // Compared with the preview at the click: changed amounts are marked.
      setConfirmed(cart)
      return outcome
    }
    await loadInFull(paymentHref(outcome.order.paymentLink, data.pathPrefix))
    return outcome
  }

  const previous = previousStep(step)
  const gone = goneNames(cart)
  const undelivered = undeliveredNames(cart)
  const former = confirmed && formerPrices(confirmed, cart)
  const forms = {
    contact: () => (
      <ContactForm
        // A draft of an older version of the form may lack a field.
        initial={{ ...data.firstContact, ...draft.contact, ...filledIn(draft.typed.contact) }}
        countryId={countryId ?? ''}
        isDraftKnown={isKnown}
        loginHref={isGuest ? hrefs.logins.contact : null}
        checks={checks.contact}
        countries={data.countries}
        countryTexts={data.countryTexts}
        labels={labels}
        onTyped={(contact) => keepTyped({ contact })}
        onCountry={onCountry}
        onDone={async (contact, chosen) => goOnTo(chosen, { ...withCountry(stored, chosen), contact })}
      />
    ),
    delivery: () => (
      <DeliveryForm
        initial={shownAddress(draft)}
        countryId={countryId ?? ''}
        saved={data.addresses}
        countries={data.countries}
        countryTexts={data.countryTexts}
        checks={checks.delivery}
        lying={lying}
        offered={preview.ways}
        ways={draft.ways}
        waysFailure={failure}
        language={language}
        labels={labels}
        onTyped={(address) => keepTyped({ address })}
        onWays={(ways) => save({ ways })}
        onCountry={onCountry}
        onDone={async (address) => goOnTo(address.countryId, withAddress(stored, address))}
      />
    ),
    payment: () => (
      <PaymentForm
        initial={draft.payment}
        options={options}
        total={cart.totalCost}
        checks={checks.payment}
        labels={labels}
        onDone={async (payment) => {
          save({ payment })
          await goOn()
        }}
      />
    ),
    summary: () => (
      <ChosenFacts draft={draft} countries={data.countries} paymentName={method?.name ?? ''} stepHrefs={hrefs.steps} labels={labels} />
    ),
  }
  // The order button comes after items, delivery and total, in the DOM as on screen (Directive 2011/83/EU, art. 8(2)).
  const binding = placed ? (
    <OtherTotalNotice
      number={placed.number}
      shown={cart.totalCost}
      total={placed.total}
      payHref={paymentHref(placed.paymentLink, data.pathPrefix)}
      language={language}
      labels={labels}
    />
  ) : (
    <SummaryForm
      comment={draft.comment}
      checks={checks.summary}
      termsHref={hrefs.terms}
      privacyHref={hrefs.privacy}
      loginHref={hrefs.logins.summary}
      email={draft.contact?.email ?? ''}
      labels={labels}
      onComment={(comment) => save({ comment })}
      onOrder={onOrder}
    />
  )

  return (
    <>
      <StepHeading
        step={step}
        title={labels.steps[step]}
        previous={previous === step ? null : { title: labels.steps[previous], href: hrefs.steps[previous] }}
      />
      <TotalBar cart={cart} former={former} language={language} labels={labels} isBusy={isBusy} isSaid={step !== 'summary'} />
      <div className={styles.root} data-step={step}>
        <div className={styles.step}>
          {step !== 'delivery' && step !== 'summary' && <FailureNote text={failure} />}
          {gone.length > 0 && (
            <Hindrance cartHref={hrefs.cart} labels={labels}>
              {fillSlots(labels.goneNames, { names: gone.join(', ') })}
            </Hindrance>
          )}
          {undelivered.length > 0 && (
            <Hindrance cartHref={hrefs.cart} labels={labels}>
              {fillSlots(labels.notSentThere, {
                country: chosenCountry(data.countries, cart.countryId ?? undefined)?.text ?? '',
                names: undelivered.join(', '),
              })}
            </Hindrance>
          )}
          {isOpen && forms[step]()}
          {!isOpen && (
            <p className={styles.wait}>
              <Spinner label={labels.wait} />
            </p>
          )}
        </div>
        <div className={styles.side}>
          <OrderSummary
            cart={cart}
            former={former}
            language={language}
            labels={labels}
            isBusy={isBusy}
            // In the other steps it is shown in the form's column.
            failure={step === 'summary' ? failure : null}
          />
          {isOpen && step === 'summary' && <div {...lastRegion}>{binding}</div>}
        </div>
      </div>
    </>
  )
}

/** What in the cart stops the order, with the way to the cart. */
function Hindrance({ cartHref, labels, children }: { cartHref: string; labels: CheckoutData['labels']; children: string }) {
  const toCart = (
    <LinkButton href={cartHref} variant="secondary" size="small">
      {labels.toCart}
    </LinkButton>
  )
  return (
    <Notice tone="danger" isUrgent action={toCart}>
      {children}
    </Notice>
  )
}

/** A promo code applies to one purchase, and after an order the cart is empty. */
function emptyCart(): void {
  writeCookie(SCRIPT_COOKIES.promoCode, null)
  void revalidate(VISITOR_KEYS.cart)
}
