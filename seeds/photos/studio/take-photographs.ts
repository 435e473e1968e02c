// The whole way from forms to files: node seeds/photos/studio/take-photographs.ts [--only TEXT,TEXT] [--most N]
// Goes on where it was stopped. What blender/photograph.py understands may follow.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { develop, textsOf } from './develop.ts'
import { installStudio, STUDIO_PYTHON } from './install-studio.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

installStudio()
run(process.execPath, [here('write-recipes.ts')])
// The lowest priority: a rendering machine has other work.
run('nice', ['-n', '19', STUDIO_PYTHON, here('blender/photograph.py'), ...process.argv.slice(2)])
const { developed, all } = await develop(textsOf(process.argv.slice(2)))
console.log(`${developed} developed, ${all} photographs in the manifest`)

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
