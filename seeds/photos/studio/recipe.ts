import { FORMS } from '../forms/forms.ts'
import { ALL_LOOKS, type Look, formName } from '../looks.ts'
import { type Finish, finishOf } from '../pen/surface.ts'
import type { V3 } from '../pen/space.ts'
import { colorOf, materialOf } from '../palette.ts'
import { PHOTOGRAPH_VIEWS, type PhotographView, photographKey } from '../photographs.ts'
import { NotePen } from './notation/note-pen.ts'
import type { Note } from './notation/note.ts'

/** Everything one photograph is made from: nothing else decides how it looks but the studio itself. */
export interface Recipe {
  key: string
  view: PhotographView
  /** What is shown, as the seed looks for it. */
  look: Look
  form: string
  color: string
  material: string
  stage: 'floor' | 'wall' | 'hang' | 'flat'
  /** Degrees, and centimetres from the origin. */
  camera: { yaw: number; pitch: number; distance: number }
  /** Share of the plate it may fill. */
  fill: number
  /** The telling point and how much nearer the detail stands. */
  detail: V3
  zoom: number
  notes: readonly Note[]
}

/** Width in paper units that an object has on a plate, for ink widths. */
const PLATE_REACH = 700

/** All recipes: fronts of all looks first, so that a category is soon covered, then the other views. */
export function recipes(): Recipe[] {
  return PHOTOGRAPH_VIEWS.flatMap((view) => ALL_LOOKS.map((look) => recipeOf(look, view)))
}

function recipeOf(look: Look, view: PhotographView): Recipe {
  const name = formName(look)
  const form = FORMS[name]
  if (!form) throw new RangeError(`No form ${name}`)
  const camera = { yaw: form.yaw ?? 24, pitch: form.pitch ?? 11, distance: form.size * 5 }
  const pen = new NotePen(camera, (PLATE_REACH * (form.fill ?? 1)) / form.size)
  form.draw(pen, finishOf(look.colorId, look.materialId) satisfies Finish)
  return {
    key: photographKey(look, view),
    view,
    look,
    form: name,
    color: colorOf(look.colorId).name,
    material: materialOf(look.materialId).name,
    stage: form.stage,
    camera,
    fill: form.fill ?? 1,
    detail: form.detail,
    zoom: form.zoom ?? 2.5,
    notes: pen.notes,
  }
}
