'use client'
import type { ReactNode } from 'react'
import { Card, type CardFacts } from './card.tsx'
import { cardEvent } from './card-event.ts'
import { CardFrame } from './card-frame-context.ts'
import type { CardFrame as Frame } from './card-frame.ts'
import { useHasPlace } from '../../shop-api/browser/has-place.ts'
import { usePanelPart } from '../../ui/panel/use-panel-part.tsx'
import { TrackListView } from './track-list-view.tsx'

interface CardListProps {
  cards: readonly CardFacts[]
  frame: Frame
  /** Attributes of the list. */
  list: { id?: string; className: string | undefined; 'aria-label'?: string }
  /** The first photo is fetched with high priority. @default false */
  isFirstEager?: boolean
  /** URL of the listing whose view is tracked; absent: none. Another listing is tracked, a refresh is not. */
  trackedAs?: string
  /** A further item of the list, after as many cards as a phone has in a row; its class places it. */
  between?: ReactNode
}

/**
 * Cards before `between` in reading order: a row of a phone. It is placed after the first row of any screen (product-grid.module.css): cards of the second
 * one that were painted before it was there would be moved by it.
 */
const CARDS_BEFORE = 2

/**
 * A list of product cards. It is an island only to save bytes: server-rendered elements are serialised again as Flight, several times as long
 * as the data.
 */
export function CardList({ cards, frame, list, isFirstEager = false, trackedAs, between }: CardListProps) {
  const fitAnswer = usePanelPart({ panel: 'fit', address: frame.home }, 'answer', useHasPlace())
  const itemOf = (card: CardFacts) => (
    <li key={card.productId}>
      <Card {...card} isFirst={isFirstEager && card === cards[0]} />
    </li>
  )
  return (
    <CardFrame value={{ ...frame, fitAnswer }}>
      {cards.length > 0 && (
        <ul {...list}>
          {cards.slice(0, CARDS_BEFORE).map(itemOf)}
          {between}
          {cards.slice(CARDS_BEFORE).map(itemOf)}
        </ul>
      )}
      {trackedAs !== undefined && (
        <TrackListView key={trackedAs} currency={frame.currency} items={cards.flatMap((card) => cardEvent(card, frame.currency).items)} />
      )}
    </CardFrame>
  )
}
