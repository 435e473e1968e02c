import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes one file a recipe, and the list of them with the hashes that say when a picture is stale. */
export function writeList(dir: string, recipes: readonly { key: string }[]): void {
  mkdirSync(dir, { recursive: true })
  const rows = recipes.map((recipe) => {
    writeFileSync(join(dir, `${recipe.key}.json`), JSON.stringify(recipe))
    return { key: recipe.key, hash: hashOf(recipe) }
  })
  writeFileSync(join(dir, 'list.json'), JSON.stringify(rows))
}

/** Short hash of a recipe, as the manifests keep it. */
export function hashOf(recipe: { key: string }): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12)
}
