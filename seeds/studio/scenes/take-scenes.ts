// The whole way from scenes to files: node seeds/studio/scenes/take-scenes.ts [--only TEXT] [--preview]
// Goes on where it was stopped. What blender/photograph_scenes.py understands may follow.
import { runStudio } from '../run-studio.ts'
import { developScenes } from './develop-scenes.ts'

runStudio('scenes/write-scenes.ts', 'blender/photograph_scenes.py', process.argv.slice(2))
const { developed, all } = await developScenes()
console.log(`${developed} developed, ${all} photographs in the manifest`)
