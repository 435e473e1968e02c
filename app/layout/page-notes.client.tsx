'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PAGE_NOTE, type PageNote } from '../ui/page-note/show-page-note.ts'
import styles from './page-notes.module.css'

const subscribeToNothing = () => () => undefined
const hasCookies = () => navigator.cookieEnabled

/** Says what the browser refuses: cookies from the first on, and where a click fails for want of them or of a network. */
export function PageNotes(texts: Record<PageNote, string>) {
  const [note, setNote] = useState<PageNote | null>(null)
  const isWithoutCookies = !useSyncExternalStore(subscribeToNothing, hasCookies, () => true)
  useEffect(() => {
    const onNote = (event: Event) => event instanceof CustomEvent && setNote(event.detail as PageNote | null)
    document.addEventListener(PAGE_NOTE, onNote)
    return () => document.removeEventListener(PAGE_NOTE, onNote)
  }, [])
  return (
    <output className={styles.root}>
      {isWithoutCookies && <span>{texts.cookies}</span>}
      {note && <span className={styles.over}>{texts[note]}</span>}
    </output>
  )
}
