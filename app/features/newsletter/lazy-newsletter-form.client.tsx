'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyForm, whenNear } from '../../ui/lazy/use-lazy-form.client.ts'
import type { NewsletterForm } from './newsletter-form.client.tsx'

type FormProps = ComponentProps<typeof NewsletterForm>

const loadForm = async () => (await import('./newsletter-form.client.tsx')).NewsletterForm
/** Half a window. */
const near = whenNear('50%')

interface LazyNewsletterFormProps extends Omit<FormProps, 'typed' | 'onDone'> {
  /** The same form before its scripts: it can be typed in, and sends nothing. */
  fallback: ReactNode
}

/** The form at the end of every page: few come that far, so what it needs is loaded when it comes near. */
export function LazyNewsletterForm({ fallback, ...props }: LazyNewsletterFormProps) {
  const { container, onSubmit, loaded } = useLazyForm<FormProps>(loadForm, near)
  return (
    <div ref={container} onSubmit={onSubmit}>
      {loaded ? <loaded.Form {...props} typed={loaded.typed} /> : fallback}
    </div>
  )
}
