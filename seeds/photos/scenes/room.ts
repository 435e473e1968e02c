import type { Form } from '../forms/form.ts'
import type { Look } from '../looks.ts'
import type { Finish } from '../pen/surface.ts'
export function drawRoom(_form: Form, _finish: Finish, _look: Look): string {
  return ''
}
