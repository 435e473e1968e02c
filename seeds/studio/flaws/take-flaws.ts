// The whole way from flaws to files: node seeds/studio/flaws/take-flaws.ts [--only TEXT,TEXT] [--most N] [--preview]
// Goes on where it was stopped. What blender/photograph_flaws.py understands may follow.
import { runStudio } from '../run-studio.ts'
import { developFlaws } from './develop-flaws.ts'

runStudio('flaws/write-flaws.ts', 'blender/photograph_flaws.py', process.argv.slice(2))
const { developed, all } = await developFlaws()
console.log(`${developed} developed, ${all} close-ups in the manifest`)
