// A look in a view as SVG text: the same bytes for the same look, always.
import { FORMS } from '../forms/forms.ts'
import type { Form } from '../forms/form.ts'
import { type Look, type DrawnView, formName } from '../looks.ts'
import { n } from '../pen/pen.ts'
import { finishOf } from '../pen/surface.ts'
import { type Placed, placeForm } from './place-form.ts'
import { drawRoom } from './room.ts'
import { PLATE, studio } from './studio.ts'

/** SVG of a look, 4:5. */
export function drawLook(look: Look, view: DrawnView): string {
  const form = formOf(look)
  const finish = finishOf(look.colorId, look.materialId)
  if (view === 'room') return svg(drawRoom(form, finish, look))
  const plate = placeOnPlate(form, finish)
  const body = studio(form.stage === 'floor') + plate.svg
  return view === 'front' ? svg(body) : svg(body, crop(form, plate))
}

function formOf(look: Look): Form {
  const name = formName(look)
  const form = FORMS[name]
  if (!form) throw new RangeError(`No form ${name}`)
  return form
}

function placeOnPlate(form: Form, finish: ReturnType<typeof finishOf>): Placed {
  const fill = form.fill ?? 1
  const frame = { x: 400, width: 704 * fill, height: 660 * fill, prefix: 'o' }
  // Low things stand a little further back, tall ones nearer, so that each sits in the optical middle.
  const standing = (height: number) => Math.min(868, Math.max(800, 540 + height / 2))
  if (form.stage === 'floor') return placeForm(form, finish, { ...frame, y: standing })
  if (form.stage === 'hang') return placeForm(form, finish, { ...frame, y: 700 })
  return placeForm(form, finish, { ...frame, width: 640 * fill, height: 780 * fill, y: 490, isCentred: true })
}

function crop(form: Form, { detail: [x, y] }: Placed): string {
  const zoom = form.zoom ?? 2.5
  const [width, height] = [PLATE.width / zoom, PLATE.height / zoom]
  const inside = (value: number, size: number, all: number) => Math.min(all - size, Math.max(0, value - size / 2))
  return [inside(x, width, PLATE.width), inside(y, height, PLATE.height), width, height].map(n).join(' ')
}

function svg(body: string, viewBox = `0 0 ${PLATE.width} ${PLATE.height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600" viewBox="${viewBox}">${body}</svg>`
}
