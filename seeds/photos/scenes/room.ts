// The same object in a calm interior: painted wall, window light, floorboards, a plant.
import { FORMS } from '../forms/forms.ts'
import type { Form } from '../forms/form.ts'
import type { RoomPlace } from '../catalog/finish-name.ts'
import { type Look, roomPlace } from '../looks.ts'
import { type Finish, finishOf } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { COLORS, MATERIALS } from '../palette.ts'
import { type Frame, placeForm } from './place-form.ts'

const WALLS = ['#d5d6c6', '#e2cfc0', '#e6dcc8', '#cfd4d6', '#dccfb8'] as const
const SKIRTING_Y = 720

export function drawRoom(form: Form, finish: Finish, look: Look): string {
  const wall = WALLS[(look.categoryId + look.colorId * 3 + look.materialId) % WALLS.length] ?? WALLS[0]
  return interior(wall) + PLACES[roomPlace(look) ?? 'floor'](form, finish)
}

/** Wall, light and floor; also the ground of banners, in their own size. */
export function interior(
  wall: string,
  { width, height, skirting }: { width: number; height: number; skirting: number } = { width: 800, height: 1000, skirting: SKIRTING_Y },
): string {
  const floor = '#b98f62'
  const planks = Array.from({ length: 21 }, (_, i) => {
    const x = (i - 10) * (width / 7)
    return `M${Math.round(width / 2 + x * 0.5)} ${skirting}L${Math.round(width / 2 + x)} ${height}`
  })
  const rows = [0.1, 0.24, 0.44, 0.7].map((part, i) => {
    const y = Math.round(skirting + (height - skirting) * part)
    return `M${(i % 2) * 90} ${y}H${Math.round(width * 0.3) + i * 70}M${Math.round(width * 0.5)} ${y + 6}H${Math.round(width * 0.72) + i * 40}`
  })
  const [w, h] = [width * 0.3, skirting * 0.62]
  const [x, y] = [width * 0.55, skirting * 0.1]
  const pane = (px: number, py: number) =>
    `M${Math.round(x + px * w - py * 30)} ${Math.round(y + py * h + px * 46)}l${Math.round(w * 0.46)} 21l${-14} ${Math.round(h * 0.46)}l${Math.round(-w * 0.46)} -21z`
  return (
    `<defs><linearGradient id="rw" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(wall, 0.28)}"/><stop offset="1" stop-color="${tone(wall, -0.16)}"/></linearGradient>` +
    `<linearGradient id="rf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(floor, -0.12)}"/><stop offset="1" stop-color="${tone(floor, 0.3)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#rw)"/>` +
    `<path d="${pane(0, 0)}${pane(0.5, 0)}${pane(0, 0.5)}${pane(0.5, 0.5)}" fill="#fff6dc" fill-opacity=".42"/>` +
    `<rect y="${skirting}" width="${width}" height="${height - skirting}" fill="url(#rf)"/>` +
    `<path d="${planks.join('')}${rows.join('')}" fill="none" stroke="${tone(floor, -0.6)}" stroke-opacity=".35" stroke-width="1.4"/>` +
    `<rect y="${skirting - 26}" width="${width}" height="26" fill="${mix(wall, '#fbf7ee', 0.72)}"/><path d="M0 ${skirting - 26}H${width}M0 ${skirting}H${width}" stroke="#6b5a48" stroke-opacity=".3" stroke-width="1.4"/>`
  )
}

const PLACES = { floor: onFloor, wall: onWall, sideboard: onSideboard, sofa: onSofa, rug: beforeArmchair } as const satisfies Record<
  RoomPlace,
  (form: Form, finish: Finish) => string
>

function onFloor(form: Form, finish: Finish): string {
  const rug = form.size > 120 ? '' : roundRug(880)
  return plant(104, 800, 150, 330) + rug + placeForm(form, finish, { x: 446, y: 884, width: 600, height: 590, zoom: 0.8, prefix: 'o' }).svg
}

function onWall(form: Form, finish: Finish): string {
  return (
    placeForm(form, finish, { x: 400, y: 290, width: 400, height: 400, isCentred: true, zoom: 0.7, prefix: 'o' }).svg +
    sideboard(920) +
    still('baluster-vase', finishOf(COLORS.white.id, MATERIALS.porcelain.id), { x: 250, y: 690, width: 80, height: 120, prefix: 'v' }) +
    still('book-stack', finishOf(COLORS.blue.id, MATERIALS.paper.id), { x: 560, y: 690, width: 120, height: 60, prefix: 'w' })
  )
}

function onSideboard(form: Form, finish: Finish): string {
  return (
    sideboard(930) +
    still('bottle-vase', finishOf(COLORS.green.id, MATERIALS['coloured-glass'].id), {
      x: 180,
      y: 700,
      width: 80,
      height: 130,
      prefix: 'v',
    }) +
    placeForm(form, finish, { x: 440, y: 706, width: 330, height: 380, zoom: 0.75, prefix: 'o' }).svg
  )
}

function onSofa(form: Form, finish: Finish): string {
  const sofa = { x: 400, y: 900, width: 740, height: 500, prefix: 's' }
  return (
    plant(100, 780, 130, 330) +
    still('wooden-sofa', finishOf(COLORS.beige.id, MATERIALS.oak.id), sofa) +
    placeForm({ ...form, stage: 'flat' }, finish, { x: 250, y: 800, width: 150, height: 150, zoom: 0.5, prefix: 'o' }).svg +
    placeForm({ ...form, stage: 'flat' }, finish, { x: 520, y: 812, width: 138, height: 138, zoom: 0.5, prefix: 'q' }).svg
  )
}

/** A rug lies before an armchair; its drawing is tilted to the floor. */
function beforeArmchair(form: Form, finish: Finish): string {
  return (
    placeForm({ ...form, stage: 'flat' }, finish, { x: 400, y: 965, width: 700, height: 236, pitch: -66, zoom: 0.7, prefix: 'o' }).svg +
    plant(640, 800, 150, 330) +
    still('wooden-armchair', finishOf(COLORS.ecru.id, MATERIALS.oak.id), { x: 380, y: 840, width: 300, height: 320, prefix: 'a' })
  )
}

function plant(x: number, y: number, width: number, height: number): string {
  return still('planter', finishOf(COLORS.white.id, MATERIALS.ceramics.id), { x, y, width, height, prefix: 'l' })
}

function sideboard(y: number): string {
  return still('sideboard', finishOf(COLORS.brown.id, MATERIALS.teak.id), { x: 400, y, width: 740, height: 400, prefix: 's' }, 0)
}

function roundRug(y: number): string {
  return `<ellipse cx="430" cy="${y - 12}" rx="330" ry="74" fill="#e9dfcc"/><ellipse cx="430" cy="${y - 12}" rx="310" ry="66" fill="none" stroke="#cdbd9f" stroke-width="2"/>`
}

function still(name: string, finish: Finish, frame: Frame, yaw?: number): string {
  const form = FORMS[name]
  if (!form) throw new RangeError(`No form ${name}`)
  return placeForm(yaw === undefined ? form : { ...form, yaw }, finish, { zoom: 0.7, ...frame }).svg
}
