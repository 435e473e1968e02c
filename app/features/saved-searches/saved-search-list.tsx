import { fillSlots } from '../../domain/fill-slots.ts'
import { NEWEST_ASKED, newSince, withoutSaved, withSeen } from '../../domain/search/saved-searches.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { announce } from '../../ui/live-region/announce.ts'
import styles from './saved-search-list.module.css'
import type { SavedSearchesLabels } from './saved-searches-labels.ts'
import { keepSearches, savedSearches, searchOpened, useSavedSearches } from '../../shop-api/browser/saved-searches.ts'
import { opensHere } from '../../ui/opens-here.ts'
import { useNewest } from './use-newest.client.ts'

export interface SavedSearchListProps {
  /** Path of the catalog. */
  catalog: string
  labels: SavedSearchesLabels
}

/** The saved searches: each a link, with the number of products that are new since it was saved or last opened, and a button to remove it. */
export function SavedSearchList({ catalog, labels }: SavedSearchListProps) {
  const searches = useSavedSearches()
  const newest = useNewest(searches)
  const region = useKeptFocus()

  function remove(query: string, name: string) {
    keepSearches(withoutSaved(savedSearches(), query))
    announce(fillSlots(labels.removed, { name }))
  }

  return (
    <div {...region}>
      {searches.length === 0 && <p className={styles.none}>{labels.none}</p>}
      <ul className={styles.root}>
        {searches.map((search) => {
          const { name, query } = search
          const ids = newest[query]
          const count = ids ? newSince(search, ids) : null
          return (
            <li key={query} className={styles.row}>
              <a
                href={catalog + query}
                onClick={(event) => {
                  if (ids) keepSearches(withSeen(savedSearches(), query, ids))
                  else void searchOpened(query)
                  // Where the list is in a dialog: its page stays when only the listing changes.
                  if (opensHere(event)) event.currentTarget.closest('dialog')?.close()
                }}
              >
                {name}
              </a>
              {count !== null && count > 0 && <span className={styles.news}>{fillSlots(labels.news, { n: newCount(count) })}</span>}
              <IconButton label={fillSlots(labels.remove, { name })} icon={<CloseIcon size={18} />} onClick={() => remove(query, name)} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function newCount(count: number): string {
  return count < NEWEST_ASKED ? String(count) : `${NEWEST_ASKED - 1}+`
}
