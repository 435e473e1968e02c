// Writes what the studio is to photograph for banners: node seeds/photos/studio/scenes/write-scenes.ts [folder]
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../notation/swap-pen.ts'

// The pen must be swapped before the first form is read.
const { sceneRecipes } = await import('./scene-recipe.ts')

const [dir = '.data/studio/scenes'] = process.argv.slice(2)
mkdirSync(dir, { recursive: true })
const rows = sceneRecipes().map((recipe) => {
  const text = JSON.stringify(recipe)
  writeFileSync(join(dir, `${recipe.key}.json`), text)
  return { key: recipe.key, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
})
writeFileSync(join(dir, 'list.json'), JSON.stringify(rows))
console.log(`${rows.length} scenes in ${dir}`)
