import { CHAIR_FORMS } from './chairs.ts'
import { DEVICE_FORMS } from './devices.ts'
import type { Form } from './form.ts'
import { JEWELLERY_FORMS } from './jewellery.ts'
import { LAMP_FORMS } from './lamps.ts'
import { OBJECT_FORMS } from './objects.ts'
import { PAPER_FORMS } from './papers.ts'
import { ROOM_FORMS } from './rooms.ts'
import { SEATING_FORMS } from './seating.ts'
import { STORAGE_FORMS } from './storage.ts'
import { TABLE_FORMS } from './tables.ts'
import { TABLEWARE_FORMS } from './tableware.ts'
import { TEXTILE_FORMS } from './textiles.ts'
import { VESSEL_FORMS } from './vessels.ts'
import { WALL_FORMS } from './walls.ts'

/** Every drawing by name. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...SEATING_FORMS,
  ...CHAIR_FORMS,
  ...TABLE_FORMS,
  ...STORAGE_FORMS,
  ...ROOM_FORMS,
  ...LAMP_FORMS,
  ...VESSEL_FORMS,
  ...TABLEWARE_FORMS,
  ...OBJECT_FORMS,
  ...DEVICE_FORMS,
  ...JEWELLERY_FORMS,
  ...PAPER_FORMS,
  ...WALL_FORMS,
  ...TEXTILE_FORMS,
}
