// Writes what the studio is to photograph: node seeds/studio/write-recipes.ts [folder]
import './notation/swap-pen.ts'
import { writeList } from './write-list.ts'

// The pen must be swapped before the first form is read.
const { recipes } = await import('./recipe.ts')

const [dir = '.data/studio/recipes'] = process.argv.slice(2)
const all = recipes()
writeList(dir, all)
console.log(`${all.length} recipes in ${dir}`)
