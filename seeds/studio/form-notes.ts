import type { Form } from '../photos/forms/form.ts'
import type { Note } from '../photos/pen/note.ts'
import { Pen } from '../photos/pen/pen.ts'
import type { Camera } from '../photos/pen/space.ts'
import type { Finish } from '../photos/pen/surface.ts'

/** Width in paper units that an object has on a plate, for ink widths. */
const PLATE_REACH = 700

/** What the studio builds of a form in a finish. @param camera that sees where cords end */
export function notesOf(form: Form, finish: Finish, camera: Camera): readonly Note[] {
  const pen = new Pen(camera, (PLATE_REACH * (form.fill ?? 1)) / form.size)
  form.draw(pen, finish)
  return pen.notes
}
