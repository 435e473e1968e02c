import { type ComponentType, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface LoadedForm<Props> {
  Form: ComponentType<Props>
  /** What its field held by then. */
  typed: string
}

interface LazyForm<Props> {
  /** The element around the form; give it `onSubmit` as well. */
  container: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent) => void
  /** null while the fallback is shown, as the server rendered it. */
  loaded: LoadedForm<Props> | null
}

/** Calls `load` when the form is about to be used. Returns how to stop. */
type Watch = (container: HTMLElement, load: () => void) => () => void

/** Everything focusable. The loaded form has the same controls in the same order as its fallback. */
const controlsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('input, button')]

/**
 * A form of one field whose scripts load before its first use. The typed text and the focus stay; a submit before the scripts is repeated.
 * If loading fails, the fallback stays and the next occasion tries again.
 */
export function useLazyForm<Props>(importForm: () => Promise<ComponentType<Props>>, watch: Watch): LazyForm<Props> {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef({ focused: -1, wasSubmitted: false })
  const [loaded, setLoaded] = useState<LoadedForm<Props> | null>(null)

  useEffect(() => {
    const element = container.current
    if (!element) return
    let isUnmounted = false
    const load = async () => {
      const Form = await importForm()
      stop()
      // A button that is replaced between pointerdown and pointerup gets no click.
      while (element.matches(':active')) await new Promise(requestAnimationFrame)
      if (isUnmounted) return
      before.current.focused = controlsIn(element).findIndex((control) => control === document.activeElement)
      const typed = element.querySelector('input')?.value ?? ''
      // Synchronous: between reading the focus and a later update, a Tab could move it.
      flushSync(() => setLoaded((current) => current ?? { Form, typed }))
    }
    const stop = watch(element, () => void load().catch(() => undefined))
    return () => {
      isUnmounted = true
      stop()
    }
  }, [importForm, watch])

  useEffect(() => {
    const field = container.current?.querySelector('input')
    if (!loaded || !container.current || !field) return
    const focused = controlsIn(container.current)[before.current.focused]
    focused?.focus()
    if (focused === field) {
      // Setting a value moves the caret to its end.
      const { value } = field
      field.value = ''
      field.value = value
    }
    if (before.current.wasSubmitted) field.form?.requestSubmit()
  }, [loaded])

  function onSubmit(event: FormEvent) {
    if (loaded) return
    event.preventDefault()
    before.current.wasSubmitted = true
  }

  return { container, onSubmit, loaded }
}

/** Loads when the form is about to come into view. @param margin distance, as an IntersectionObserver rootMargin */
export function whenNear(margin: string): Watch {
  return (container, load) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: margin })
    observer.observe(container)
    return () => observer.disconnect()
  }
}

/** Loads when a pointer or the keyboard focus reaches the form. */
export function whenApproached(container: HTMLElement, load: () => void): () => void {
  const end = new AbortController()
  for (const approach of ['pointerover', 'focusin']) container.addEventListener(approach, load, { signal: end.signal })
  return () => end.abort()
}
