'use client'
import { type ReactNode, startTransition, Suspense, use, useState } from 'react'
import { announce } from '../../ui/live-region/announce.ts'
import { PanelSource } from '../../ui/panel/panel-source.ts'
import { BookmarkIcon } from './bookmark-icon.tsx'
import styles from './save-search-button.module.css'
import { SearchToSaveContext } from './search-to-save.ts'

interface SaveSearchButtonProps {
  name: string
  query: string
  /** URL of the page that has the panel with the dialog (app/panels.ts). */
  address: string
  labels: { save: string; failed: string }
}

/** A button that opens the dialog to save a listing's search, loaded with the first tap. Hidden without scripts, which the storage needs. */
export function SaveSearchButton({ name, query, address, labels }: SaveSearchButtonProps) {
  const loadPanel = use(PanelSource)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    const parts = await loadPanel({ panel: 'search', address }, 'open').catch(() => null)
    setIsBusy(false)
    if (parts) startTransition(() => setDialog(parts['save']))
    else announce(labels.failed)
  }

  return (
    <>
      <button type="button" className={styles.root} aria-haspopup="dialog" aria-busy={isBusy || undefined} onClick={() => void open()}>
        <BookmarkIcon size={18} />
        <span className={styles.text}>{labels.save}</span>
      </button>
      <SearchToSaveContext value={{ name, query, onClose: () => setDialog(null) }}>
        <Suspense>{dialog}</Suspense>
      </SearchToSaveContext>
    </>
  )
}
