import { createContext, type ReactNode } from 'react'

/** Content of a panel's dialogs, by the name of each. */
export type PanelParts = Readonly<Record<string, ReactNode>>

/** Why a panel is loaded before anybody needs it: the browser is idle, or a pointer or the focus has reached a button. */
export type Guess = 'idle' | 'approach'

/** Why a panel is loaded: as a guess, because a part of the page shows it, or because its button was pressed. */
export type LoadReason = Guess | 'shown' | 'open'

/** Whether a panel is loaded before anybody needs it. */
export function isGuess(reason: LoadReason): reason is Guess {
  return reason === 'idle' || reason === 'approach'
}

/** A panel by its name, and the page that it belongs to. */
export interface PanelRequest {
  panel: string
  /** Path and query of the page. */
  address: string
}

/** Loads a panel. null: the connection does not allow it yet, or the edge declined the prefetch. Rejects when loading fails. */
export type LoadPanel = (request: PanelRequest, reason: LoadReason) => Promise<PanelParts | null>

/** How islands load panels. */
export const PanelSource = createContext<LoadPanel>(async () => null)
