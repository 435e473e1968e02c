// Writes what the studio is to photograph: node seeds/studio/write-recipes.ts [folder]
import { recipes } from './recipe.ts'
import { writeList } from './write-list.ts'

const [dir = '.data/studio/recipes'] = process.argv.slice(2)
const all = recipes()
writeList(dir, all)
console.log(`${all.length} recipes in ${dir}`)
