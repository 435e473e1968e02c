// The whole way from shops to files: node seeds/studio/shopfronts/take-shopfronts.ts [--only TEXT] [--most N] [--preview]
// Goes on where it was stopped. What blender/photograph_shopfronts.py understands may follow.
import { runStudio } from '../run-studio.ts'
import { developShopfronts } from './develop-shopfronts.ts'

runStudio('shopfronts/write-shopfronts.ts', 'blender/photograph_shopfronts.py', process.argv.slice(2))
const { developed, all } = await developShopfronts()
console.log(`${developed} developed, ${all} shops in the manifest`)
