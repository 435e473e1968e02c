// From which further sides a thing is photographed, so that a page of its category need not show a photograph twice.
import { CATEGORY_PLANS } from '../catalog/noun-plans.ts'
import { parentCategoryOf } from '../parent-category.ts'
import type { RoomPlace } from '../photos/catalog/finish-name.ts'
import type { Form } from '../photos/forms/form.ts'
import { FORMS } from '../photos/forms/forms.ts'
import {
  ALL_LOOKS,
  ANGLE_VIEWS,
  type AngleView,
  type Look,
  PHOTO_VIEWS,
  type PhotoView,
  formName,
  isFurtherColour,
  isShownInRoom,
  roomPlace,
} from '../photos/looks.ts'
import type { Camera } from '../photos/pen/space.ts'

/** Photographs that can lead a product's gallery, per top-level category: those of a page of 32, and two to spare. */
export const LEAST_LEADS = 34

type Sight = Pick<Camera, 'yaw' | 'pitch'>
type Stance = Partial<Record<AngleView, (front: Sight) => Sight>>

// Degrees: how much higher one looks from, and how far round a thing one walks.
const STEEPER = 20
const STEEPEST = 46
const ACROSS = 32
const CORNER = 26
const above = ({ yaw, pitch }: Sight): Sight => ({ yaw, pitch: Math.min(STEEPEST, pitch + STEEPER) })
const fromRight = (): Sight => ({ yaw: ACROSS, pitch: 4 })
const fromLowerLeft = (): Sight => ({ yaw: -20, pitch: -36 })
const straight = ({ pitch }: Sight): Sight => ({ yaw: 0, pitch: Math.min(8, pitch) })

/** How things of a kind are walked around. What turns on its axis looks alike from all sides, so it is only looked at from higher up. */
const STANCES = {
  round: { above },
  cornered: { left: ({ yaw, pitch }) => ({ yaw: Math.min(-yaw, -CORNER), pitch }), above, straight },
  cornerLeft: { right: ({ yaw, pitch }) => ({ yaw: Math.max(-yaw, CORNER), pitch }), above, straight },
  frontal: { left: ({ pitch }) => ({ yaw: -ACROSS, pitch }), right: ({ pitch }) => ({ yaw: ACROSS, pitch }), above },
  onWall: { left: () => ({ yaw: -ACROSS, pitch: 4 }), right: fromRight },
  // Where mirrors show the room and not the lamp on the right.
  hungMirror: { left: () => ({ yaw: -38, pitch: 4 }), right: fromRight },
  stoodMirror: { left: ({ pitch }) => ({ yaw: -8, pitch }) },
  // Laid out and photographed from straight above; from its lower edge one sees it lie.
  lying: { left: fromLowerLeft, right: () => ({ yaw: 20, pitch: -36 }) },
  // From the right and far below, a polished dial would throw the window at us.
  dial: { left: fromLowerLeft, right: () => ({ yaw: 26, pitch: -10 }) },
} as const satisfies Record<string, Stance>

/** Things that turn on an axis; a handle or a pattern is not enough to tell one side from another. */
const ROUND: ReadonlySet<string> = new Set([
  'baluster-vase',
  'bottle-vase',
  'bowl',
  'bracelet',
  'bulb',
  'cake-stand',
  'candlestick',
  'chandelier',
  'coupe',
  'decanter',
  'dome-pendant',
  'drum-table',
  'glass-vase',
  'globe-pendant',
  'mushroom-lamp',
  'paper-pendant',
  'plafond',
  'pet-bowl',
  'pouf',
  'shade',
  'sputnik-chandelier',
  'table-lamp',
  'tulip-table',
  'urn',
  'wine-glass',
])

/** Things on the plain ground that lie there rather than hang. */
const LYING: ReadonlySet<string> = new Set([
  'brooch',
  'cards',
  'cutlery',
  'earrings',
  'fountain-pen',
  'hide',
  'kilim',
  'magazines',
  'modern-rug',
  'necklace',
  'oriental-rug',
  'puzzle',
  'quilt',
  'wool-rug',
])

/**
 * Views that were looked at and not liked: a cuff's open end, a mirror full of lamp, a board on edge, folds of a cloth that only its front has, sides
 * that look like the front, a garden's table on floorboards.
 */
const UNLIKED: Readonly<Record<string, readonly PhotoView[]>> = {
  'board-game': ['straight'],
  bracelet: ['above'],
  camera: ['detail'],
  cup: ['left', 'right'],
  'dressing-table': ['left'],
  'garden-set': ['room', 'straight'],
  jug: ['left', 'right'],
  ring: ['straight'],
  tablecloth: ['left', 'right', 'above'],
}

/** Where the camera stands for the front of a form, and for the sides from which there is more to see. */
export function sightsOf(name: string): { front: Sight } & Partial<Record<AngleView, Sight>> {
  const form = FORMS[name]
  if (!form) throw new RangeError(`No form ${name}`)
  const front = { yaw: form.yaw ?? 24, pitch: form.pitch ?? 11 }
  const stance: Stance = STANCES[stanceOf(name, form.stage, front.yaw)]
  const sights = ANGLE_VIEWS.flatMap((view) => {
    const sight = UNLIKED[name]?.includes(view) ? undefined : stance[view]?.(front)
    return sight ? [[view, sight] as const] : []
  })
  return { front, ...Object.fromEntries(sights) }
}

/** The further sides from which a look is photographed. */
function anglesOf(look: Look): readonly AngleView[] {
  return ANGLES.get(modelOf(look)) ?? []
}

/**
 * Views in which a look is to be photographed: things of the commonest categories from the front, in detail and in a room, others from the front
 * alone; and its angles. Further colours are photographed from the front.
 */
export function photographedViews(look: Look): readonly PhotoView[] {
  const views = new Set([...ownViews(look), ...completingViews(look)])
  return PHOTO_VIEWS.filter((view) => views.has(view))
}

function ownViews(look: Look): readonly PhotoView[] {
  if (isFurtherColour(look)) return ['front']
  const room = isShownInRoom(look) ? (['room'] as const) : []
  return ['front', ...anglesOf(look), ...(roomPlace(look) ? (['detail', ...room] as const) : [])]
}

/** Pictures that a gallery of the commonest models has at least. */
const FULL = 4

/**
 * Models that would have fewer pictures: each of their looks, in every colour, gets FULL of them. Chosen by how many of 20,000 products that gives
 * FULL pictures for each rendering it takes. Colours that share a rendering count together, so models of many colours come first.
 */
const COMPLETED: ReadonlySet<string> = new Set([
  'bar-stool',
  'basket',
  'bird-figurine',
  'board-game',
  'bowl',
  'box',
  'brooch',
  'camera',
  'candles',
  'club-armchair',
  'coat-rack',
  'cup',
  'cutlery',
  'desk',
  'desk-lamp',
  'dining-chair',
  'dome-pendant',
  'earrings',
  'garden-set',
  'graphic-print',
  'jug',
  'kids-lamp',
  'kilim',
  'lantern',
  'magazines',
  'nightstand',
  'outdoor-lantern',
  'planter',
  'plates',
  'poster',
  'pot',
  'quilt',
  'ring',
  'secretary',
  'service',
  'sideboard',
  'slim-watch',
  'sofa',
  'sputnik-chandelier',
  'stool',
  'tapestry',
  'throw',
  'toy-car',
  'toy-horse',
  'wall-clock',
  'wardrobe',
])

/** Views that complete a gallery and never lead one, so that the pictures on cards stay as they are: detail, room, then further sides. */
export function completingViews(look: Look): readonly PhotoView[] {
  const name = formName(look)
  if (!COMPLETED.has(name)) return []
  const own = ownViews(look)
  const sights = sightsOf(name)
  const sides = ANGLE_VIEWS.filter((view) => sights[view])
  const place = placeInRoom(look)
  const room = place ? (['room'] as const) : []
  // A room of what hangs on a wall is that wall: its other side shows more.
  const possible: readonly PhotoView[] = place === 'wall' ? ['detail', ...sides, ...room] : ['detail', ...room, ...sides]
  return possible.filter((view) => !own.includes(view) && !UNLIKED[name]?.includes(view)).slice(0, Math.max(0, FULL - own.length))
}

/** Small things stand on a sideboard, lamps hang over one; what lies for its picture is not shown in a room, for it would hang there. */
export function placeInRoom(look: Look): RoomPlace | undefined {
  const form = FORMS[formName(look)]
  const own = roomPlace(look)
  if (own || !form || LYING.has(formName(look)) || form.stage === 'flat' || form.size < TINY) return own
  if (form.stage === 'wall') return 'wall'
  const isLow = form.size < LOW && !LOW_FURNITURE.has(formName(look))
  return isLow || form.stage === 'hang' ? 'sideboard' : 'floor'
}

/** What stands on the floor though it is low. */
const LOW_FURNITURE: ReadonlySet<string> = new Set(['basket', 'kids-chair', 'nightstand', 'stool'])

/** Centimetres from which a thing stands on the floor, and up to which a room would be only the grain of its wood. */
const LOW = 75
const TINY = 6

/** All looks of one form of a category but its further colours are taken from the same sides: they share their renderings. */
function modelOf({ categoryId, form }: Look): number {
  return categoryId * 100 + form
}

const ANGLES = anglesByModel()

/**
 * Models of the commonest categories are seen from one further side at least, so that most products have four pictures. Other sides are given out model by model until every top-level category can lead LEAST_LEADS products with different photographs: first to the
 * second-level category that has the fewest photographs for its share of the products, there to the model with the fewest sides.
 */
function anglesByModel(): ReadonlyMap<number, readonly AngleView[]> {
  const given = new Map<number, AngleView[]>()
  const shareOf = new Map(CATEGORY_PLANS.map(({ id, share }) => [id, share]))
  const looksOf = Map.groupBy(
    ALL_LOOKS.filter((look) => !isFurtherColour(look)),
    (look) => parentCategoryOf(look.categoryId),
  )
  const sidesOf = (look: Look) => 1 + (given.get(modelOf(look))?.length ?? 0)
  const leads = (looks: readonly Look[]) => looks.reduce((sum, look) => sum + sidesOf(look), 0)
  for (const looks of looksOf.values()) {
    while (leads(looks) < LEAST_LEADS) {
      const needs = [...Map.groupBy(looks, (look) => look.categoryId)]
        .map(([id, ofCategory]) => ({ need: (shareOf.get(id) ?? 0) / leads(ofCategory), look: fewestSides(ofCategory) }))
        .filter(({ look }) => look !== undefined)
        .sort((a, b) => b.need - a.need)
      const look = needs[0]?.look
      if (!look) break
      const [side] = sidesLeft(look)
      if (side) give(look, side)
    }
    for (const look of looks) {
      const [side] = roomPlace(look) && sidesOf(look) === 1 ? sidesLeft(look) : []
      if (side) give(look, side)
    }
  }
  return given

  function give(look: Look, side: AngleView): void {
    given.set(modelOf(look), [...(given.get(modelOf(look)) ?? []), side])
  }

  function sidesLeft(look: Look): AngleView[] {
    const sights = sightsOf(formName(look))
    return ANGLE_VIEWS.filter((view) => sights[view] && !given.get(modelOf(look))?.includes(view))
  }

  function fewestSides(looks: readonly Look[]): Look | undefined {
    return looks.filter((look) => sidesLeft(look).length > 0).toSorted((a, b) => sidesOf(a) - sidesOf(b))[0]
  }
}

function stanceOf(name: string, stage: Form['stage'], yaw: number): keyof typeof STANCES {
  if (ROUND.has(name)) return 'round'
  if (name.endsWith('-watch')) return 'dial'
  if (name.endsWith('-mirror')) return stage === 'wall' ? 'hungMirror' : 'stoodMirror'
  if (LYING.has(name)) return 'lying'
  if (yaw !== 0) return yaw > 0 ? 'cornered' : 'cornerLeft'
  return stage === 'wall' || stage === 'flat' ? 'onWall' : 'frontal'
}
