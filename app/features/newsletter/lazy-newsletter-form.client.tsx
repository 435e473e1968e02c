'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLazyForm, whenNear } from '../../ui/lazy/use-lazy-form.client.ts'
import type { NewsletterForm } from './newsletter-form.client.tsx'

type FormProps = ComponentProps<typeof NewsletterForm>

const loadForm = async () => (await import('./newsletter-form.client.tsx')).NewsletterForm
/** Half a viewport. */
const near = whenNear('50%')

interface LazyNewsletterFormProps extends Omit<FormProps, 'typed' | 'onDone'> {
  /** The form before hydration: it accepts input but cannot be submitted. */
  fallback: ReactNode
}

/** The form at the end of every page: few visitors scroll that far, so its scripts load when it approaches the viewport. */
export function LazyNewsletterForm({ fallback, ...props }: LazyNewsletterFormProps) {
  const { container, onSubmit, loaded } = useLazyForm<FormProps>(loadForm, near)
  return (
    <div ref={container} onSubmit={onSubmit}>
      {loaded ? <loaded.Form {...props} typed={loaded.typed} /> : fallback}
    </div>
  )
}
