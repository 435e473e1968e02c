// The whole way from forms to files: node seeds/studio/take-photographs.ts [--only TEXT,TEXT] [--most N]
// Goes on where it was stopped. What blender/photograph.py understands may follow.
import { develop, textsOf } from './develop.ts'
import { writeMirroredRoom } from './mirrored-room.ts'
import { runStudio } from './run-studio.ts'

const args = process.argv.slice(2)
await writeMirroredRoom()
runStudio('write-recipes.ts', 'blender/photograph.py', args)
const { developed, all } = await develop(textsOf(args))
console.log(`${developed} developed, ${all} photographs in the manifest`)
