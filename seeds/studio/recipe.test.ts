import { expect, test } from 'vitest'
import { ALL_LOOKS, ANGLE_VIEWS, type Look, type PhotoView } from '../photos/looks.ts'
import { photographKey, readManifest } from '../photos/photographs.ts'
import { shownOf } from '../catalog/made-of.ts'
import measures from '../photos/measures.json' with { type: 'json' }
import { type MaterialKind, materialOf } from '../photos/palette.ts'
import type { SurfaceKind } from '../photos/pen/surface.ts'
import { photographedViews } from './angles.ts'
import { extentOf } from './extent.ts'
import { type Recipe, recipes } from './recipe.ts'
import { hashOf } from './write-list.ts'

const RECIPES = new Map(recipes().map((recipe) => [recipe.key, recipe]))
const FRONTS = ALL_LOOKS.map((look) => recipeOf(look, 'front'))

function recipeOf(look: Look, view: PhotoView): Recipe {
  const recipe = RECIPES.get(photographKey(look, view))
  if (!recipe) throw new RangeError(`No recipe ${photographKey(look, view)}`)
  return recipe
}

/** Surfaces by which a kind of material is shown. Opal glass and glazed clay are one to the studio, lacquered metal is plastic to it. */
const SURFACES_OF: Readonly<Record<MaterialKind, readonly SurfaceKind[]>> = {
  wood: ['wood', 'paint'],
  metal: ['metal', 'plastic'],
  glass: ['glass', 'ceramic'],
  ceramic: ['ceramic'],
  stone: ['stone', 'marble', 'speckle'],
  textile: ['textile', 'velvet'],
  leather: ['leather'],
  plastic: ['plastic', 'ceramic'],
  wicker: ['wicker', 'cane'],
  paper: ['paper', 'paint'],
  bamboo: ['bamboo'],
}
type Turned = Extract<Recipe['notes'][number], { kind: 'turned' }>
const measuredOf = (form: string) => new Map<string, readonly number[]>(Object.entries(measures)).get(form) ?? []

/** Whether something closed stands in a vessel, from near its foot to below its rim and nowhere wider. */
function holds(vessel: Turned, liquid: Turned): boolean {
  const [foot, rim] = [vessel.profile[0]?.[1] ?? 0, vessel.profile.at(-1)?.[1] ?? 0]
  const radiusAt = (height: number) => vessel.profile.toSorted((a, b) => Math.abs(a[1] - height) - Math.abs(b[1] - height))[0]?.[0] ?? 0
  const isBetween = liquid.profile.every(([radius, height]) => height >= foot && height < rim && radius < radiusAt(height))
  return !liquid.isOpen && liquid.at.join() === vessel.at.join() && isBetween && (liquid.profile[0]?.[1] ?? 0) <= foot + 3
}

test('there is a recipe for every view that is photographed, fronts first, then the other sides', () => {
  const keys = [...RECIPES.keys()]
  expect(keys.toSorted()).toEqual(ALL_LOOKS.flatMap((look) => photographedViews(look).map((view) => photographKey(look, view))).toSorted())
  const turn = (key: string) => (key.endsWith('-front') ? 0 : ANGLE_VIEWS.some((view) => key.endsWith(`-${view}`)) ? 1 : 2)
  expect(keys.map(turn)).toEqual(keys.map(turn).toSorted())
})

test('another side is another sight of the same solids', () => {
  const sides = ALL_LOOKS.flatMap((look) =>
    photographedViews(look).flatMap((view) => ANGLE_VIEWS.filter((side) => side === view).map((side) => [look, side] as const)),
  )
  for (const [look, side] of sides) {
    const [front, other] = [recipeOf(look, 'front'), recipeOf(look, side)]
    expect(other.notes.map(({ kind }) => kind)).toEqual(front.notes.map(({ kind }) => kind))
    expect(Math.hypot(other.camera.yaw - front.camera.yaw, other.camera.pitch - front.camera.pitch), other.key).toBeGreaterThanOrEqual(10)
  }
})

test('no photograph is older than its model: a recipe that changed is rendered anew', () => {
  const stale = readManifest().filter(({ key, recipe }) => {
    const anew = RECIPES.get(key)
    return !anew || hashOf(anew) !== recipe
  })
  expect(stale.map(({ key }) => key)).toEqual([])
})

test('no two looks of a category look the same', () => {
  const seen = Map.groupBy(FRONTS, ({ look, camera, notes }) => JSON.stringify([look.categoryId, camera, notes]))
  expect([...seen.values()].filter((alike) => alike.length > 1).map((alike) => alike.map(({ key }) => key))).toEqual([])
})

test('every form has a body, all of it at finite places', () => {
  const isBody = ({ kind }: Recipe['notes'][number]) => kind !== 'stroke' && kind !== 'cord' && kind !== 'ring'
  expect(FRONTS.filter(({ notes }) => !notes.some(isBody)).map(({ key }) => key)).toEqual([])
  // JSON writes what is no number as null.
  const isBroken = ({ notes }: Recipe) => /(from|to|at|low|high|profile|points|rings|lines|shape)":[^a-z]*null/.test(JSON.stringify(notes))
  expect(FRONTS.filter(isBroken).map(({ key }) => key)).toEqual([])
})

test('every colour is one', () => {
  const strange = FRONTS.flatMap(
    ({ notes }) => JSON.stringify(notes).match(/"(?:color|hex|inside)":"(?!#[0-9a-f]{6}(?:[0-9a-f]{2})?")[^"]*"/g) ?? [],
  )
  expect(strange).toEqual([])
})

test('hanging things hang from something', () => {
  const loose = FRONTS.filter(({ stage, notes }) => stage === 'hang' && !notes.some(({ kind }) => kind === 'cord'))
  expect([...new Set(loose.map(({ form }) => form))]).toEqual([])
})

test('what is poured stands in its glass: blender/vessels.py finds it there', () => {
  const held = FRONTS.flatMap(({ form, notes }) => {
    const glass = notes.filter((note) => note.kind === 'turned').filter(({ surface }) => surface.kind === 'glass')
    const liquids = glass.filter((liquid) => glass.some((vessel) => vessel !== liquid && holds(vessel, liquid)))
    return liquids.length > 0 ? [`${form} ${liquids.length}`] : []
  })
  const expected = ['coupe 2', 'decanter 3', 'flacon 1', 'glass-jug 1', 'glass-vase 1', 'wine-glass 1']
  expect([...new Set(held)].toSorted()).toEqual(expected)
})

test('GAP-155: what the make-up of a look names is among the surfaces that its model is painted with', () => {
  const wrong = ALL_LOOKS.flatMap((look) => {
    const { notes, key } = recipeOf(look, 'front')
    const painted = new Set(notes.flatMap((note) => ('surface' in note && note.surface ? [note.surface.kind] : [])))
    const named = shownOf(look).makeUp.materials.map((id) => materialOf(id).kind)
    // Cards are ink on nothing.
    if (painted.size === 0) return []
    return named.filter((kind) => !SURFACES_OF[kind].some((surface) => painted.has(surface))).map((kind) => `${key}: ${kind}`)
  })
  expect(wrong).toEqual([])
})

test('GAP-155: models are as large as measures.json says', () => {
  const wrong = [...Map.groupBy(FRONTS, ({ form }) => form)].filter(
    ([form, [first]]) =>
      first &&
      measuredOf(form).join() !==
        extentOf(first.notes)
          .map((length) => Math.round(length * 10) / 10)
          .join(),
  )
  expect(wrong.map(([form]) => form)).toEqual([])
})
