'use client'
import { PanelDialogButton } from '../../ui/panel/panel-dialog-button.client.tsx'
import { BookmarkIcon } from './bookmark-icon.tsx'
import styles from './save-search-button.module.css'
import { type SearchToSave, SearchToSaveContext } from './search-to-save.ts'

interface SaveSearchButtonProps extends SearchToSave {
  /** URL of the page that has the panel with the dialog (app/panels.ts). */
  address: string
  labels: { save: string; failed: string }
}

/** A button that opens the dialog to save a listing's search (EXT-28). Hidden without scripts, which the storage needs. */
export function SaveSearchButton({ name, query, address, labels }: SaveSearchButtonProps) {
  return (
    <SearchToSaveContext value={{ name, query }}>
      <PanelDialogButton panel="search" part="save" address={address} className={styles.root} failed={labels.failed}>
        <BookmarkIcon size={18} />
        <span className={styles.text}>{labels.save}</span>
      </PanelDialogButton>
    </SearchToSaveContext>
  )
}
