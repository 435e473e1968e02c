import { createContext } from 'react'

/** What a dialog that comes as a part of a panel calls when it has closed. */
export const DialogClosed = createContext<() => void>(() => undefined)
