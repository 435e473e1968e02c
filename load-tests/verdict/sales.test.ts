import { expect, test } from 'vitest'
import { unsold, wrongSales } from './sales.ts'

test.each([
  ['each once', [1, 2], { 1: 0, 2: 0 }, 0, 0],
  ['one not at all', [1], { 1: 0, 2: 1 }, 0, 1],
  ['sold, but the answer was lost', [1], { 1: 0, 2: 0 }, 0, 0],
  ['one twice', [1, 1, 2], { 1: 0, 2: 0 }, 1, 0],
  ['one sold and still there', [1, 2], { 1: 1, 2: 0 }, 1, 1],
  ['one twice and still there', [1, 1], { 1: 1 }, 2, 1],
] as const)('%s', (_what, sold, stock, wrong, notSold) => {
  const sales = { sold, left: new Map(Object.entries(stock).map(([id, pieces]) => [Number(id), pieces])) }
  expect([wrongSales(sales).length, unsold(sales)]).toEqual([wrong, notSold])
})
