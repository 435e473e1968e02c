import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes one file a recipe, and the list of them with the hashes that say when a picture is stale. */
export function writeList(dir: string, recipes: readonly { key: string }[]): void {
  mkdirSync(dir, { recursive: true })
  const rows = recipes.map((recipe) => {
    const text = JSON.stringify(recipe)
    writeFileSync(join(dir, `${recipe.key}.json`), text)
    return { key: recipe.key, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
  })
  writeFileSync(join(dir, 'list.json'), JSON.stringify(rows))
}
