import { BOOK_FORMS } from './books.ts'
import { CANDLE_FORMS } from './candles.ts'
import { CHAIR_FORMS } from './chairs.ts'
import { CHRISTMAS_FORMS } from './christmas.ts'
import { DESK_FORMS } from './desks.ts'
import { DEVICE_FORMS } from './devices.ts'
import { FIGURE_FORMS } from './figures.ts'
import { FIXTURE_FORMS } from './fixtures.ts'
import { FLACON_FORMS } from './flacons.ts'
import { GAME_FORMS } from './games.ts'
import { GARDEN_FORMS } from './garden.ts'
import { GLASSWARE_FORMS } from './glassware.ts'
import { HANGING_LAMP_FORMS } from './hanging-lamps.ts'
import { JEWELLERY_FORMS } from './jewellery.ts'
import { LAMP_FORMS } from './lamps.ts'
import { MIRROR_FORMS } from './mirrors.ts'
import { OBJECT_FORMS } from './objects.ts'
import { PICTURE_FORMS } from './pictures.ts'
import { ROOM_FORMS } from './rooms.ts'
import { RUG_FORMS } from './rugs.ts'
import { SEATING_FORMS } from './seating.ts'
import { STORAGE_FORMS } from './storage.ts'
import { TABLE_FORMS } from './tables.ts'
import { TABLEWARE_FORMS } from './tableware.ts'
import { TEXTILE_FORMS } from './textiles.ts'
import { VASE_FORMS } from './vases.ts'
import { WALL_FORMS } from './walls.ts'
import { WATCH_FORMS } from './watches.ts'
import { WRITING_FORMS } from './writing.ts'
import type { Form } from './form.ts'

/** Every form by name. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...BOOK_FORMS,
  ...CANDLE_FORMS,
  ...CHAIR_FORMS,
  ...CHRISTMAS_FORMS,
  ...DESK_FORMS,
  ...DEVICE_FORMS,
  ...FIGURE_FORMS,
  ...FIXTURE_FORMS,
  ...FLACON_FORMS,
  ...GAME_FORMS,
  ...GARDEN_FORMS,
  ...GLASSWARE_FORMS,
  ...HANGING_LAMP_FORMS,
  ...JEWELLERY_FORMS,
  ...LAMP_FORMS,
  ...MIRROR_FORMS,
  ...OBJECT_FORMS,
  ...PICTURE_FORMS,
  ...ROOM_FORMS,
  ...RUG_FORMS,
  ...SEATING_FORMS,
  ...STORAGE_FORMS,
  ...TABLE_FORMS,
  ...TABLEWARE_FORMS,
  ...TEXTILE_FORMS,
  ...VASE_FORMS,
  ...WALL_FORMS,
  ...WATCH_FORMS,
  ...WRITING_FORMS,
}
