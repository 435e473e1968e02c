// Writes what the studio is to photograph: node seeds/photos/studio/write-recipes.ts [folder]
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import './notation/swap-pen.ts'

// The pen must be swapped before the first form is read.
const { recipes } = await import('./recipe.ts')

const [dir = '.data/studio/recipes'] = process.argv.slice(2)
mkdirSync(dir, { recursive: true })
const rows = recipes().map((recipe) => {
  const text = JSON.stringify(recipe)
  writeFileSync(join(dir, `${recipe.key}.json`), text)
  return { key: recipe.key, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
})
writeFileSync(join(dir, 'list.json'), JSON.stringify(rows))
console.log(`${rows.length} recipes in ${dir}`)
