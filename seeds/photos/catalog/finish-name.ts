import type { ColorName, MaterialName } from '../palette.ts'

/** What a look is made of and its colour, as `material/colour`. */
export type FinishName = `${MaterialName}/${ColorName}`

/** On the floor, hung over a sideboard, standing on it, lying on a sofa, or spread before an armchair. */
export type RoomPlace = 'floor' | 'wall' | 'sideboard' | 'sofa' | 'rug'

/** What can be pictured of one second-level category: per form (a key of FORMS) the finishes it comes in. */
export interface CategoryLooks {
  id: number
  /** First part of the picture's key. */
  slug: string
  /** Only the commonest categories are also shown in a room; says where in it. */
  room?: RoomPlace
  looks: Readonly<Record<string, readonly FinishName[]>>
  /** Further finishes of those forms, so that people find the colour they look for: developed from the same renderings, from the front alone. */
  colours?: Readonly<Record<string, readonly FinishName[]>>
}
