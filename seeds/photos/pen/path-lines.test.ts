import { expect, test } from 'vitest'
import { oval, rect } from './plane.ts'
import { polylines } from './path-lines.ts'

test.each([
  [
    'a line',
    'M0 0L3 4',
    [
      [
        [0, 0],
        [3, 4],
      ],
    ],
  ],
  [
    'several lines',
    'M0 0L1 0M5 5L6 5L7 5',
    [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [5, 5],
        [6, 5],
        [7, 5],
      ],
    ],
  ],
  [
    'a closed shape ends where it began',
    'M0 0L2 0L2 2Z',
    [
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 0],
      ],
    ],
  ],
  [
    'points told apart by commas, negative and broken numbers',
    'M-1.5,2L.5 -3',
    [
      [
        [-1.5, 2],
        [0.5, -3],
      ],
    ],
  ],
])('%s', (_, d, lines) => {
  expect(polylines(d)).toEqual(lines)
})

test('curves pass through their ends and bow between them', () => {
  const [line = []] = polylines('M0 0Q5 10 10 0')
  expect(line[0]).toEqual([0, 0])
  expect(line.at(-1)).toEqual([10, 0])
  expect(Math.max(...line.map(([, y]) => y))).toBeCloseTo(5)
})

test('what forms draw with: an oval is round, a rounded rectangle keeps its measures', () => {
  const [ring = []] = polylines(oval(3, 4, 10))
  expect(ring.every(([x, y]) => Math.abs(Math.hypot(x - 3, y - 4) - 10) < 0.02)).toBe(true)
  const [box = []] = polylines(rect(-4, -2, 4, 2, 1))
  expect([Math.min(...box.map(([x]) => x)), Math.max(...box.map(([, y]) => y))]).toEqual([-4, 2])
})
