// What a composed photograph is made from: things at their true size in one room, and a camera for each crop. Centimetres; the wall is at z = 0,
// the floor at y = 0, and z grows towards us.
import type { FinishName } from '../../photos/catalog/finish-name.ts'
import type { PlantName } from './plants.ts'
import type { V3 } from '../../photos/pen/space.ts'

/** One thing and where it stands, hangs or lies. */
export interface Placement {
  /** A key of FORMS, or a plant, which only scenes have. */
  form: string | PlantName
  finish: FinishName
  /** Its foot on the floor or on another thing; on the wall, its middle and height; of what hangs, its origin. */
  at: V3
  /** Degrees to the left, seen from above. @default 0 */
  turn?: number
  /** Flat things lie on the floor instead of hanging on the wall, `leans` against what stands behind. */
  pose?: 'lies' | 'leans'
  /** How much larger than the form: rugs and plants come in all sizes. @default 1 */
  grown?: number
  /** Light in a lamp: where, in centimetres from its foot, and watts. */
  glow?: { at: V3; watts: number }
}

/** Where the camera stands, and what it sees of the plane `z`: the height follows from the crop. */
export interface Shot {
  eye: V3
  left: number
  right: number
  bottom: number
  z: number
}

export interface Scene {
  /** Name of a banner (catalog/banners.ts). */
  name: string
  /** Measure of its lamps: about as wide as what is lit. */
  size: number
  room: {
    wall: string
    /** Wood laid in herringbone or in boards, or a table that fills the foot of the picture, as deep as it says. */
    floor: { kind: 'herringbone' | 'boards' | 'table'; hex: string; depth?: number }
    /** Mouldings on the wall: left and right edge of each panel. */
    panels?: readonly (readonly [number, number])[]
  }
  /** Where sunlight through a window falls on the wall, and how wide; through leaves, all lies in the sun, and the wall has no skirting. */
  sun: { at: V3; width: number; through?: 'leaves' }
  things: readonly Placement[]
  desktop: Shot
  mobile: Shot
  /** Things that only one crop shows. */
  only?: { desktop?: readonly Placement[]; mobile?: readonly Placement[] }
}
