import { createContext } from 'react'

/** The end of the session that a dialog of the panel `session` says. */
interface ShownEnd {
  /** The user of the ended session; null if unknown. */
  userId: number | null
  onClose: () => void
}

/** What the dialogs of the panel `session` are about: a panel is the same for everybody. */
export const SessionEndContext = createContext<ShownEnd>({ userId: null, onClose: () => undefined })
