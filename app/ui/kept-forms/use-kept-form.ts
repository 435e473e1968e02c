import { type RefObject, useEffect } from 'react'
import { mayBeKept } from './may-be-kept.ts'

/**
 * Restores the input of a form that was saved when the session ended. Spread the result on the form.
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
  return { 'data-keep': name }
}
