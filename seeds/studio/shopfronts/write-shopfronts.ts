// Writes what the studio is to photograph of shops: node seeds/studio/shopfronts/write-shopfronts.ts [folder]
import '../notation/swap-pen.ts'
import { writeList } from '../write-list.ts'

// The pen must be swapped before the first form is read.
const { shopfrontRecipes } = await import('./shopfront-recipe.ts')

const [dir = '.data/studio/shopfronts'] = process.argv.slice(2)
const all = shopfrontRecipes()
writeList(dir, all)
console.log(`${all.length} shopfronts in ${dir}`)
