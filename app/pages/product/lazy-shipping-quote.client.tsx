'use client'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useLazyForm, whenApproached } from '../../ui/lazy/use-lazy-form.client.ts'
import type { ShippingQuote } from './shipping-quote.client.tsx'
import { KEPT_QUOTE } from './zip-code-field.ts'

type QuoteProps = ComponentProps<typeof ShippingQuote>

const loadQuote = async () => (await import('./shipping-quote.client.tsx')).ShippingQuote

interface LazyShippingQuoteProps extends Omit<QuoteProps, 'typed'> {
  /** The same form before hydration. */
  fallback: ReactNode
}

const watch = whenApproached(KEPT_QUOTE)

/** Delivery quote form, which few visitors use: its scripts load when the pointer or focus reaches it, or when its input is to be restored. */
export function LazyShippingQuote({ fallback, ...props }: LazyShippingQuoteProps) {
  const { container, onSubmit, loaded } = useLazyForm<QuoteProps>(loadQuote, watch)
  // From now on a submit is caught, and repeated by the form that it loads.
  useEffect(() => {
    const button = container.current?.querySelector('button')
    if (!button) return
    button.disabled = false
    button.removeAttribute('data-static')
  }, [container])
  return (
    <div ref={container} onSubmit={onSubmit}>
      {loaded ? <loaded.Form {...props} typed={loaded.typed} /> : fallback}
    </div>
  )
}
