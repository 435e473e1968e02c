'use client'
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { NewsletterForm } from './newsletter-form.client.tsx'

type FormProps = ComponentProps<typeof NewsletterForm>

/** How near the form must be, in heights of the window, before its scripts are loaded. */
const NEAR = '50%'

interface LateNewsletterFormProps extends Omit<FormProps, 'typed' | 'onDone'> {
  /** The same form before its scripts: it can be typed in, and sends nothing. */
  still: ReactNode
}

/** The form at the end of every page: few come that far, so what it needs is loaded when it comes near. What was typed by then stays. */
export function LateNewsletterForm({ still, ...props }: LateNewsletterFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<{ Form: ComponentType<FormProps>; typed: string; hasFocus: boolean } | null>(null)

  useEffect(() => {
    let isGone = false
    const wake = async () => {
      const { NewsletterForm: Form } = await import('./newsletter-form.client.tsx')
      const field = place.current?.querySelector('input')
      if (!isGone) setAwake({ Form, typed: field?.value ?? '', hasFocus: field === document.activeElement })
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        // Without an answer the form stays as it is, and the next page tries again.
        wake().catch(() => undefined)
      },
      { rootMargin: NEAR },
    )
    if (place.current) watch.observe(place.current)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [])

  useEffect(() => {
    if (awake?.hasFocus) place.current?.querySelector('input')?.focus()
  }, [awake])

  return <div ref={place}>{awake ? <awake.Form {...props} typed={awake.typed} /> : still}</div>
}
