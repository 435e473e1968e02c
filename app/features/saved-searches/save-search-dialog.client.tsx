'use client'
import { type FormEvent, use, useId, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { NAME_LENGTH, NEWEST_ASKED, savedQuery, withSaved, withSeen } from '../../domain/search/saved-searches.ts'
import { readNewest } from '../../shop-api/browser/newest.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { SavedSearchList, type SavedSearchListProps } from './saved-search-list.tsx'
import styles from './save-search-dialog.module.css'
import { keepSearches, savedSearches } from '../../shop-api/browser/saved-searches.ts'
import type { SaveSearchLabels } from './saved-searches-labels.ts'
import { SearchToSaveContext } from './search-to-save.ts'

interface SaveSearchDialogProps {
  labels: SaveSearchLabels
  list: SavedSearchListProps
}

/** Saves the search of the page by a name in this browser, and lists what is saved (EXT-28). */
export function SaveSearchDialog({ labels, list }: SaveSearchDialogProps) {
  const search = use(SearchToSaveContext)
  const onClose = use(DialogClosed)
  const id = useId()
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const { text, fail } = useFailure()
  if (!search) return null
  const { name: suggested } = search
  const query = savedQuery(search.query)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim() || suggested
    // A storage that is blocked or full keeps nothing.
    if (!keepSearches(withSaved(savedSearches(), { name, query, seen: null }))) return fail(labels.notSaved)
    fail(null)
    setSavedAs(name)
    void readNewest(query, NEWEST_ASKED).then((seen) => seen && keepSearches(withSeen(savedSearches(), query, seen)))
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div className={styles.root}>
        {savedAs === null ? (
          <form onSubmit={save}>
            <TextField
              id={id}
              name="name"
              label={labels.name}
              hint={labels.hint}
              defaultValue={suggested}
              maxLength={NAME_LENGTH}
              autoComplete="off"
            />
            <Button type="submit">{labels.save}</Button>
            <FailureNote text={text} />
          </form>
        ) : (
          <FocusedText>{fillSlots(labels.saved, { name: savedAs })}</FocusedText>
        )}
        <h3>{list.labels.title}</h3>
        <SavedSearchList {...list} />
      </div>
    </Dialog>
  )
}
