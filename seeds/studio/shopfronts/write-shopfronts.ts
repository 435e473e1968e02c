// Writes what the studio is to photograph of shops: node seeds/studio/shopfronts/write-shopfronts.ts [folder]
import { writeList } from '../write-list.ts'
import { shopfrontRecipes } from './shopfront-recipe.ts'

const [dir = '.data/studio/shopfronts'] = process.argv.slice(2)
const all = shopfrontRecipes()
writeList(dir, all)
console.log(`${all.length} shopfronts in ${dir}`)
