import { slots } from '../../domain/fill-slots.ts'
import { MOST_SAVED } from '../../domain/search/saved-searches.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the list of saved searches. */
export interface SavedSearchesLabels {
  title: string
  none: string
  /** `{name}` is replaced by the search's name. */
  remove: string
  removed: string
  /** `{n}` is replaced by the number of new products. */
  news: string
}

/** Labels of the dialog in which a search is saved. */
export interface SaveSearchLabels {
  title: string
  name: string
  hint: string
  save: string
  /** `{name}` is replaced by the search's name. */
  saved: string
  notSaved: string
  close: string
}

export function savedSearchesLabels(t: Translate): SavedSearchesLabels {
  return {
    title: t('nav:savedSearches'),
    none: t('nav:savedSearchesNone'),
    remove: t('nav:savedSearchRemove', slots('name')),
    removed: t('nav:savedSearchRemoved', slots('name')),
    news: t('nav:savedSearchNew', slots('n')),
  }
}

export function saveSearchLabels(t: Translate): SaveSearchLabels {
  return {
    title: t('nav:saveSearch'),
    name: t('nav:saveSearchName'),
    hint: t('nav:saveSearchHint', { count: MOST_SAVED }),
    save: t('nav:saveSearchAction'),
    saved: t('nav:saveSearchDone', slots('name')),
    notSaved: t('nav:saveSearchFailed'),
    close: t('common:close'),
  }
}
