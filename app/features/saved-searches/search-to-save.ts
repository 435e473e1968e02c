import { createContext } from 'react'

/** The search of a listing that its button saves. */
export interface SearchToSave {
  /** Suggested name. */
  name: string
  /** Query of the catalog, with its '?'. */
  query: string
}

/** Passes the search of a page to the dialog, which comes as a panel that all pages share. */
export const SearchToSaveContext = createContext<SearchToSave | null>(null)
