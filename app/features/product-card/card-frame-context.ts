import { createContext, type ReactNode } from 'react'
import type { CardFrame as Frame } from './card-frame.ts'

/** What the cards of a list share. */
export const CardFrame = createContext<Frame | null>(null)

/** The answer whether a product fits the visitor's place (EXT-38); null: none was given. */
export const FitAnswer = createContext<ReactNode>(null)
