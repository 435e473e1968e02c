// Writes what the studio is to photograph of flaws: node seeds/studio/flaws/write-flaws.ts [folder]
import { writeList } from '../write-list.ts'
import { flawRecipes } from './flaw-recipe.ts'

const [dir = '.data/studio/flaws'] = process.argv.slice(2)
const all = flawRecipes()
writeList(dir, all)
console.log(`${all.length} close-ups in ${dir}`)
