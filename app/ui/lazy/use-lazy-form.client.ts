import { type ComponentType, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Awake<Props> {
  Form: ComponentType<Props>
  /** What its field held by then. */
  typed: string
}

interface LazyForm<Props> {
  /** The element around the form; give it `onSubmit` as well. */
  place: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent) => void
  /** null while the form stands still, as the server drew it. */
  awake: Awake<Props> | null
}

/** Calls `wake` when it is time to. Returns how to stop. */
type Watch = (place: HTMLElement, wake: () => void) => () => void

/** What can have the focus. The form that wakes has the same controls in the same order. */
const controlsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('input, button')]

/**
 * A form of one field whose scripts come when they are wanted. What was typed by then stays, as does the focus, be it in the field or on the
 * button; a press that came too early is repeated. Without an answer the form stays as it is, and wakes at the next occasion.
 */
export function useLazyForm<Props>(load: () => Promise<ComponentType<Props>>, watch: Watch): LazyForm<Props> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef({ focused: -1, wasSubmitted: false })
  const [awake, setAwake] = useState<Awake<Props> | null>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    const wake = async () => {
      const Form = await load()
      stop()
      // Put in its place under a finger, another button would not hear of the press.
      while (element.matches(':active')) await new Promise(requestAnimationFrame)
      if (isGone) return
      before.current.focused = controlsIn(element).findIndex((control) => control === document.activeElement)
      const typed = element.querySelector('input')?.value ?? ''
      // At once: between a look at the focus and a later change, a Tab could move it.
      flushSync(() => setAwake((known) => known ?? { Form, typed }))
    }
    const stop = watch(element, () => void wake().catch(() => undefined))
    return () => {
      isGone = true
      stop()
    }
  }, [load, watch])

  useEffect(() => {
    const field = place.current?.querySelector('input')
    if (!awake || !place.current || !field) return
    const focused = controlsIn(place.current)[before.current.focused]
    focused?.focus()
    if (focused === field) {
      // A new value moves the caret behind it.
      const { value } = field
      field.value = ''
      field.value = value
    }
    if (before.current.wasSubmitted) field.form?.requestSubmit()
  }, [awake])

  function onSubmit(event: FormEvent) {
    if (awake) return
    event.preventDefault()
    before.current.wasSubmitted = true
  }

  return { place, onSubmit, awake }
}

/** When the form is about to come into view. @param margin how near, as a margin of the window */
export function whenNear(margin: string): Watch {
  return (place, wake) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: margin })
    observer.observe(place)
    return () => observer.disconnect()
  }
}

/** When a pointer or the keyboard's focus comes to the form. */
export function whenApproached(place: HTMLElement, wake: () => void): () => void {
  const end = new AbortController()
  for (const approach of ['pointerover', 'focusin']) place.addEventListener(approach, wake, { signal: end.signal })
  return () => end.abort()
}
