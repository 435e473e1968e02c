'use client'
import type { ReactNode } from 'react'
import { useLazyForm, whenApproached } from '../../ui/lazy/use-lazy-form.client.ts'
import { KEPT_ALERT } from './similar-alert-field.ts'
import type { SimilarAlertFormProps } from './similar-alert-form.client.tsx'

const loadForm = async () => (await import('./similar-alert-form.client.tsx')).SimilarAlertForm
const watch = whenApproached(KEPT_ALERT)

interface LazySimilarAlertProps extends Omit<SimilarAlertFormProps, 'typed'> {
  /** The form before hydration: it accepts input but cannot be submitted. */
  fallback: ReactNode
}

/** The form of an alert, whose scripts load when the pointer or focus reaches it. */
export function LazySimilarAlert({ fallback, ...props }: LazySimilarAlertProps) {
  const { container, onSubmit, loaded } = useLazyForm<SimilarAlertFormProps>(loadForm, watch)
  return (
    <div ref={container} onSubmit={onSubmit}>
      {loaded ? <loaded.Form {...props} typed={loaded.typed} /> : fallback}
    </div>
  )
}
