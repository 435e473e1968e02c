// Writes what the studio is to photograph for banners: node seeds/studio/scenes/write-scenes.ts [folder]
import { writeList } from '../write-list.ts'
import { sceneRecipes } from './scene-recipe.ts'

const [dir = '.data/studio/scenes'] = process.argv.slice(2)
const all = sceneRecipes()
writeList(dir, all)
console.log(`${all.length} scenes in ${dir}`)
