'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyForm, whenApproached } from '../../ui/lazy/use-lazy-form.client.ts'
import type { ShippingQuote } from './shipping-quote.client.tsx'

type QuoteProps = ComponentProps<typeof ShippingQuote>

const loadQuote = async () => (await import('./shipping-quote.client.tsx')).ShippingQuote

interface LazyShippingQuoteProps extends Omit<QuoteProps, 'typed'> {
  /** The same form before its scripts. */
  still: ReactNode
}

/** The question what delivery costs, which few ask: what it needs is loaded when somebody comes near. */
export function LazyShippingQuote({ still, ...props }: LazyShippingQuoteProps) {
  const { place, onSubmit, awake } = useLazyForm<QuoteProps>(loadQuote, whenApproached)
  return (
    <div ref={place} onSubmit={onSubmit}>
      {awake ? <awake.Form {...props} typed={awake.typed} /> : still}
    </div>
  )
}
