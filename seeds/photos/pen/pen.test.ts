import { describe, expect, test } from 'vitest'
import { Pen } from './pen.ts'
import { Plane } from './plane.ts'
import { box, sheet } from './solids.ts'
import { soft } from './soft.ts'
import type { Surface } from './surface.ts'
import { turned } from './turned.ts'

const OAK: Surface = { kind: 'wood', hex: '#c39a66' }
const WOOL: Surface = { kind: 'textile', hex: '#4a7753' }
const CAMERA = { yaw: 0, pitch: 0, distance: 500 }
const PAPER_UNITS_PER_CM = 7
const pen = () => new Pen(CAMERA, PAPER_UNITS_PER_CM)

test('a board is noted with its corners in order and its grain', () => {
  const p = pen()
  box(p, [10, -10], [0, 2], [5, -5], OAK, 'z')
  expect(p.notes).toEqual([{ kind: 'box', low: [-10, 0, -5], high: [10, 2, 5], grain: [0, 0, 1], surface: OAK }])
})

test('a bent sheet is as thick as it says', () => {
  const p = pen()
  sheet(
    p,
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    [-5, 5],
    1.5,
    OAK,
  )
  const [note] = p.notes
  const heights = note?.kind === 'prism' ? note.shape.map(([, y]) => y) : []
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(1.5)
})

test.each([
  ['a cut-out lies flat', undefined],
  ['a spoon swells', 0.4],
  ['a plate is hollow', -2],
])('%s', (_, body) => {
  const p = pen()
  new Plane(p).part('M0 0L4 0L4 4Z', OAK, body === undefined ? {} : { body })
  expect(p.notes.map((note) => ('body' in note ? note.body : undefined))).toEqual([body])
})

test('a cushion stands upright and without piping unless it says so', () => {
  const p = pen()
  soft(p, { at: [0, 0, 0], size: [60, 12, 58] }, WOOL)
  expect(p.notes).toMatchObject([{ kind: 'soft', round: 0.3, lean: 0, turn: 0, piping: null }])
})

test.each([
  ['a vase is open above', {}, { isOpen: true, isOpenBelow: false }],
  ['a knob is closed', { isOpen: false }, { isOpen: false, isOpenBelow: false }],
  ['a lit shade is open at both ends', { isLit: true }, { isOpen: true, isOpenBelow: true }],
  ['a pendant is open below', { isOpen: false, isSeenFromBelow: true }, { isOpen: false, isOpenBelow: true }],
])('%s', (_, options, expected) => {
  const p = pen()
  turned(
    p,
    [
      [5, 0],
      [5, 10],
    ],
    OAK,
    options,
  )
  expect(p.notes).toMatchObject([expected])
})

describe('what is painted flat', () => {
  test('lies where its plane is in the room', () => {
    const p = pen()
    new Plane(p, (x, z) => [x, 40, z]).ink('M0 0L1 0L1 1Z', { fill: '#aa3322' })
    expect(p.notes).toMatchObject([
      {
        kind: 'flat',
        rings: [
          [
            [0, 40, 0],
            [1, 40, 0],
            [1, 40, 1],
            [0, 40, 0],
          ],
        ],
        surface: null,
      },
    ])
  })

  test('a pattern on cloth is cloth itself; on wood it is paint', () => {
    const patternOn = (ground: Surface) => {
      const p = pen()
      const plane = new Plane(p)
      plane.part('M0 0L9 0L9 9Z', ground)
      plane.ink('M1 1L2 1L2 2Z', { fill: '#aa3322' })
      return p.notes[1]
    }
    expect(patternOn(WOOL)).toMatchObject({ surface: { kind: 'textile', hex: '#aa3322' } })
    expect(patternOn(OAK)).toMatchObject({ surface: null, ink: { color: '#aa3322', opacity: 1 } })
  })

  test('ink is as wide as on the plate', () => {
    const p = pen()
    p.line(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      '#000000',
      { width: 14 },
    )
    expect(p.notes).toMatchObject([{ kind: 'stroke', width: 2 }])
  })
})

test('a cord goes up the picture from where its lower end is seen, to a tenth of a paper unit', () => {
  const p = pen()
  p.cord([10, 20, 0])
  p.cord([0, 3, 0], 1.001)
  expect(p.notes).toEqual([
    { kind: 'cord', from: [10, 20, 0] },
    { kind: 'cord', from: [0, 4, 0] },
  ])
})
