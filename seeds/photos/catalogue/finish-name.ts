import type { ColorName, MaterialName } from '../palette.ts'

/** What a look is made of and its colour, as `material/colour`. */
export type FinishName = `${MaterialName}/${ColorName}`

/** What can be pictured of one second-level category: per form (a key of FORMS) the finishes it comes in. */
export interface CategoryLooks {
  id: number
  /** First part of the picture's key. */
  slug: string
  /** Is one of the commonest categories: also shown in a room. */
  room?: true
  looks: Readonly<Record<string, readonly FinishName[]>>
}
