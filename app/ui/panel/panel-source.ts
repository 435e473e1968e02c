import { createContext, type ReactNode } from 'react'

/** Content of a panel's dialogs, by the name of each. */
export type PanelParts = Readonly<Record<string, ReactNode>>

/** Why a panel is loaded: the browser is idle, a pointer or the focus has reached a button, or a dialog opens. */
export type LoadReason = 'idle' | 'approach' | 'open'

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
