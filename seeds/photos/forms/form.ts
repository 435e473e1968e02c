import type { Pen } from '../pen/pen.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish } from '../pen/surface.ts'

/** One parametric model: an object in centimetres, made of the surfaces of a finish. */
export interface Form {
  /** Where it is shown: on the floor (or a table), on the wall, hanging from above, or laid out flat. */
  stage: 'floor' | 'wall' | 'hang' | 'flat'
  /** Its longest side in centimetres: sets how far the viewer stands. */
  size: number
  /** Degrees the viewer stands to the right, and looks down. @default 24 and 11 */
  yaw?: number
  pitch?: number
  /** Share of the plate it may fill. @default 1 */
  fill?: number
  /** The most telling point, shown enlarged in the view 'detail'. */
  detail: V3
  /** How much the detail is enlarged. @default 2.5 */
  zoom?: number
  /** Notes its parts. */
  draw(p: Pen, f: Finish): void
}
