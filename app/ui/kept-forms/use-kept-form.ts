import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { formOwner } from './form-owner.ts'
import { mayBeKept } from './may-be-kept.ts'
import { openPage, pageOf } from './page-of.ts'

/**
 * Restores the input of a form that was saved when the session ended or its page was left, and saves it when the page is left. Spread the
 * result on the form; `data-sent` on a form says that its input has arrived.
 *
 * @param name of the form, unique on its page
 */
export function useKeptForm(ref: RefObject<HTMLFormElement | null>, name: string): { 'data-keep': string } {
  useEffect(() => {
    if (!mayBeKept(name)) return
    void import('./restore-form.ts').then(
      async ({ restoreForm }) => ref.current && restoreForm(ref.current),
      () => undefined,
    )
  }, [ref, name])
  // Ends with the commit that takes the form away: a passive effect may end only after Back, and would take the form for closed.
  useLayoutEffect(() => rememberOnLeave(ref, name), [ref, name])
  return { 'data-keep': name }
}

/** Remembers a form when its page is left. The code is loaded once there is something to remember or to forget. */
function rememberOnLeave(ref: RefObject<HTMLFormElement | null>, name: string): () => void {
  const page = pageOf(ref.current)
  // The element may be another one after a form was sent, and is gone when React takes the form away.
  let typed: HTMLFormElement | null = null
  let left: typeof import('./left-forms.ts') | null = null
  const load = () =>
    void import('./left-forms.ts').then(
      (loaded) => (left = loaded),
      () => undefined,
    )
  // As the page began: when it is left, the next one may stand in the document already.
  const userId = formOwner()
  const leave = () => typed && left?.rememberLeft(typed, { page, userId })
  const end = new AbortController()
  const { signal } = end
  if (mayBeKept(name)) load()
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Node) || !ref.current?.contains(target)) return
      typed = ref.current
      load()
    },
    { signal },
  )
  addEventListener('pagehide', leave, { signal })
  return () => {
    end.abort()
    if (openPage() !== page) return leave()
    // A form that goes while its page stays was closed, or sent. At once: the page may be reloaded in the next moment.
    left?.forgetLeft(page, name)
  }
}
