import type { Note } from '../photos/pen/note.ts'
import { add, subtract, type V3 } from '../photos/pen/space.ts'

/** Width, height and depth in centimetres of what notes build; ink and cords have none. */
export function extentOf(notes: readonly Note[]): V3 {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const point of notes.flatMap(cornersOf)) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  }
  return subtract(high, low)
}

function cornersOf(note: Note): V3[] {
  switch (note.kind) {
    case 'box':
      return [note.low, note.high]
    case 'prism':
      return note.shape.flatMap((point) => [point, add(point, note.by)])
    case 'bar':
      return [note.from, note.to]
    case 'tube':
      return note.points.flatMap((point) => around(point, note.radius, note.radius))
    case 'ball':
      return around(note.at, note.radius, note.radius)
    case 'soft': {
      const [x, y, z] = note.size
      return [add(note.at, [-x / 2, 0, -z / 2]), add(note.at, [x / 2, y, z / 2])]
    }
    case 'turned':
      return note.profile.flatMap(([radius, height]) => around(add(note.at, [0, height, 0]), radius, 0))
    case 'disc':
      return around(note.at, note.radius, 0)
    case 'face':
      return [...note.points]
    case 'flat':
      return note.rings.flat()
    case 'ring':
    case 'stroke':
    case 'cord':
      return []
  }
}

function around(at: V3, aside: number, up: number): V3[] {
  return [add(at, [-aside, -up, -aside]), add(at, [aside, up, aside])]
}
