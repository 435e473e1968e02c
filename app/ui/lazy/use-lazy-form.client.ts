import { type ComponentType, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mayBeKept } from '../kept-forms/may-be-kept.ts'

interface LoadedForm<Props> {
  Form: ComponentType<Props>
  /** The text typed into the field before loading completed. */
  typed: string
}

interface LazyForm<Props> {
  /** Ref of the element around the form; also attach `onSubmit` to it. */
  container: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent) => void
  /** null while the server-rendered fallback is shown. */
  loaded: LoadedForm<Props> | null
}

/** Calls `load` when the form is about to be used, at once if it is in use already. Returns a cleanup function. */
type Watch = (container: HTMLElement, load: () => void) => () => void

/** Selector of all focusable elements. The loaded form has the same controls in the same order as its fallback. */
const controlsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('input, button')]

/**
 * A one-field form whose scripts load before its first use. Typed text and focus are preserved; a submit during loading is repeated after it.
 * If loading fails, the fallback stays and the next trigger tries again.
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
      // Synchronous: between reading the focus and a deferred update, a Tab could move it.
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
      // Setting `value` moves the caret to the end.
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

/** Loads when the form approaches the viewport. @param margin distance, as an IntersectionObserver rootMargin */
export function whenNear(margin: string): Watch {
  return (container, load) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: margin })
    observer.observe(container)
    return () => observer.disconnect()
  }
}

/**
 * Loads when the pointer or keyboard focus reaches the form; at once if they reached it before hydration, or if input saved when the session ended
 * is to be restored into it.
 *
 * @param keptAs name of the form, as in `useKeptForm`
 */
export function whenApproached(keptAs: string): Watch {
  return (container, load) => {
    const end = new AbortController()
    for (const approach of ['pointerover', 'focusin']) container.addEventListener(approach, load, { signal: end.signal })
    if (container.matches(':hover, :focus-within') || mayBeKept(keptAs)) load()
    return () => end.abort()
  }
}
