import { createHash } from 'node:crypto'
import { type FlawedSurface, flawedSurfaceOf } from '../../catalog/flawed-surface.ts'
import { shownOf } from '../../catalog/made-of.ts'
import { type Flaw, flawKey } from '../../photos/flaws.ts'
import { ALL_LOOKS } from '../../photos/looks.ts'
import { materialOf } from '../../photos/palette.ts'
import type { Surface } from '../../photos/pen/surface.ts'

/** The piece of a thing that a close-up shows (blender/flaw_props.py). */
type Piece =
  | 'board'
  | 'coated'
  | 'plate'
  | 'stone'
  | 'cushion'
  | 'hide'
  | 'bowl'
  | 'tumbler'
  | 'cloth'
  | 'leaf'
  | 'cover'
  | 'canvas'
  | 'weave'
  | 'twig'

/** Everything one close-up is made from. */
export interface FlawRecipe extends Flaw {
  key: string
  piece: Piece
  surface: Surface
  /** Colours of a pattern; none for one colour. */
  accents: readonly string[]
  /** Of the dice that draw the flaw. */
  seed: number
}

const PIECE_OF_KIND: Readonly<Partial<Record<Surface['kind'], Piece>>> = {
  wood: 'board',
  paint: 'board',
  plastic: 'coated',
  metal: 'plate',
  glass: 'tumbler',
  ceramic: 'bowl',
  marble: 'stone',
  speckle: 'stone',
  leather: 'hide',
  wicker: 'weave',
  cane: 'weave',
  bamboo: 'weave',
  paper: 'leaf',
}

/** Close-ups of every surface that things are made of: what is seen up close first, then what is seen at once. */
export function flawRecipes(): FlawRecipe[] {
  const surfaces = ALL_LOOKS.map((look) => flawedSurfaceOf(shownOf(look)))
  const all = [
    ...surfaces.map((surface) => recipeOf(surface, surface.flaws.slight)),
    ...surfaces.flatMap((surface) => (surface.flaws.clear === null ? [] : [recipeOf(surface, surface.flaws.clear)])),
  ]
  return [...new Map(all.map((recipe) => [recipe.key, recipe])).values()]
}

function recipeOf({ surface, materialId, colorId, accents, flaws }: FlawedSurface, flaw: Flaw['flaw']): FlawRecipe {
  const key = flawKey({ flaw, materialId, colorId })
  const isYarn = materialId !== null && materialOf(materialId).name === 'wool'
  return {
    key,
    flaw,
    materialId,
    colorId,
    piece: pieceOf(flaw, surface, flaws.slight === 'worn-cover'),
    surface: isYarn ? { ...surface, isYarn } : surface,
    accents,
    seed: createHash('sha256').update(key).digest().readUInt16BE(0),
  }
}

function pieceOf(flaw: Flaw['flaw'], { kind }: Surface, isUpholstery: boolean): Piece {
  if (flaw === 'craquelure') return 'canvas'
  if (flaw === 'sparse') return 'twig'
  if (flaw === 'worn-corner') return 'cover'
  if (kind === 'textile' || kind === 'velvet') return isUpholstery ? 'cushion' : 'cloth'
  return PIECE_OF_KIND[kind] ?? 'board'
}
