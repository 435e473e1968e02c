// Writes what the studio is to photograph for banners: node seeds/studio/scenes/write-scenes.ts [folder]
import '../notation/swap-pen.ts'
import { writeList } from '../write-list.ts'

// The pen must be swapped before the first form is read.
const { sceneRecipes } = await import('./scene-recipe.ts')

const [dir = '.data/studio/scenes'] = process.argv.slice(2)
const all = sceneRecipes()
writeList(dir, all)
console.log(`${all.length} scenes in ${dir}`)
