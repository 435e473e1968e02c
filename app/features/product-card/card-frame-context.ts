import { createContext } from 'react'
import type { CardFrame as Frame } from './card-frame.ts'

/** What the cards of a list share. */
export const CardFrame = createContext<Frame | null>(null)
