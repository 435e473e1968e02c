import { FORMS } from '../photos/forms/forms.ts'
import type { RoomPlace } from '../photos/catalog/finish-name.ts'
import { ALL_LOOKS, ANGLE_VIEWS, type Look, type PhotoView, formName } from '../photos/looks.ts'
import { parentCategoryOf } from '../parent-category.ts'
import type { Note } from '../photos/pen/note.ts'
import { finishOf } from '../photos/pen/surface.ts'
import type { V3 } from '../photos/pen/space.ts'
import { colorOf, materialOf } from '../photos/palette.ts'
import { photographKey } from '../photos/photographs.ts'
import { completingViews, photographedViews, placeInRoom, sightsOf } from './angles.ts'
import { notesOf } from './form-notes.ts'

/** Everything one photograph is made from: nothing else decides how it looks but the studio itself. */
export interface Recipe {
  key: string
  view: PhotoView
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
  /** The room around it; null in the studio. */
  room: { place: RoomPlace; wall: string } | null
  notes: readonly Note[]
  /** Absent where it can lead a gallery, as far as its view goes. */
  leads?: false
}

/** Paints that go with old wood. */
const WALLS = ['#c9cbb8', '#d9c3b2', '#ddd2bc', '#c3c9cc', '#d2c5ab'] as const

/** Top-level categories in the order they are photographed: what a visitor sees first, first. The others follow. */
const FIRST = [147, 154, 160, 157, 3000, 145, 159, 164, 150, 148, 146] as const

/**
 * All recipes: fronts of all looks first, category by category, so that one after another is covered; then the other sides, where there are
 * fewest looks first; then details and rooms.
 */
export function recipes(): Recipe[] {
  const turn = ({ categoryId }: Look) => {
    const place = FIRST.findIndex((id) => id === parentCategoryOf(categoryId))
    return place < 0 ? FIRST.length : place
  }
  const byParent = Map.groupBy(ALL_LOOKS, (look) => parentCategoryOf(look.categoryId))
  const looks = ALL_LOOKS.toSorted((a, b) => turn(a) - turn(b) || parentCategoryOf(a.categoryId) - parentCategoryOf(b.categoryId))
  const angles = [...byParent.values()]
    .sort((a, b) => a.length - b.length)
    .flatMap((ofParent) => ANGLE_VIEWS.flatMap((view) => taken(ofParent, view)))
  return [...taken(looks, 'front'), ...angles, ...taken(looks, 'detail'), ...taken(looks, 'room')]
}

function taken(looks: readonly Look[], view: PhotoView): Recipe[] {
  return looks.filter((look) => photographedViews(look).includes(view)).map((look) => recipeOf(look, view))
}

function recipeOf(look: Look, view: PhotoView): Recipe {
  const name = formName(look)
  const form = FORMS[name]
  if (!form) throw new RangeError(`No form ${name}`)
  const sights = sightsOf(name)
  const sight = (view !== 'detail' && view !== 'room' && sights[view]) || sights.front
  const camera = { ...sight, distance: form.size * 5 }
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
    room: view === 'room' ? roomOf(look) : null,
    notes: notesOf(form, finishOf(look.colorId, look.materialId), camera),
    ...(completingViews(look).includes(view) && { leads: false }),
  }
}

function roomOf(look: Look): Recipe['room'] {
  const wall = WALLS[(look.categoryId + look.form) % WALLS.length] ?? WALLS[0]
  return { place: placeInRoom(look) ?? 'floor', wall }
}
