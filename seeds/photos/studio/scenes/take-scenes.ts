// The whole way from scenes to files: node seeds/photos/studio/scenes/take-scenes.ts [--only TEXT] [--preview]
// Goes on where it was stopped. What blender/photograph_scenes.py understands may follow.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installStudio, STUDIO_PYTHON } from '../install-studio.ts'
import { developScenes } from './develop-scenes.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

installStudio()
run(process.execPath, [here('write-scenes.ts')])
// The lowest priority: a rendering machine has other work.
run('nice', ['-n', '19', STUDIO_PYTHON, here('../blender/photograph_scenes.py'), ...process.argv.slice(2)])
const { developed, all } = await developScenes()
console.log(`${developed} developed, ${all} photographs in the manifest`)

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
