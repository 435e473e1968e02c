import { expect, test } from 'vitest'
import { flightCards } from './flight-cards.ts'

const FLIGHT = `0:["$","$L26",null,{"cards":[{"productId":122,"href":"/krzeslo-122","photo":{"url":"/photos/a-640.avif"},"offer":{"minor":28000,"deliveryTypeId":2}},{"productId":880,"href":"/fotel-880","badges":["Sprzedane"]}]}]`

test('cards of a listing in order, with what can be added at once', () => {
  expect(flightCards(FLIGHT, 9)).toEqual([
    { id: 122, path: '/krzeslo-122', offer: { minor: 28000, deliveryTypeId: 2 } },
    { id: 880, path: '/fotel-880', offer: null },
  ])
  expect(flightCards(FLIGHT, 1)).toHaveLength(1)
  expect(flightCards('{"productId":1,"href":"/no-list-1"}', 9)).toEqual([])
})
