import { createContext, type ReactNode } from 'react'
import type { CardFrame as Frame } from './card-frame.ts'

interface SharedByCards extends Frame {
  /** The answer whether the product of its context fits the visitor's place (EXT-38); null: none was given. */
  fitAnswer: ReactNode
}

/** What the cards of a list share. */
export const CardFrame = createContext<SharedByCards | null>(null)
