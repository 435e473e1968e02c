import { readReference } from './read-reference.ts'

const PARENTS = new Map(readReference('categories').map((row) => [Number(row['id']), Number(row['parentId'] ?? row['id'])]))

/** Id of the top-level category above a second-level one. */
export function parentCategoryOf(categoryId: number): number {
  return PARENTS.get(categoryId) ?? categoryId
}
