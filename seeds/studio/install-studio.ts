// Installs Blender as a Python module beside the project, once; only needed to photograph anew: node seeds/studio/install-studio.ts
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Blender 4.2 comes for Python 3.11 alone. */
const PYTHON = 'python3.11'
export const STUDIO_VENV = '.data/studio-venv'
export const STUDIO_PYTHON = `${STUDIO_VENV}/bin/python`

/** Makes the virtual environment when it is not there. About 360 MB are fetched. */
export function installStudio(): void {
  if (existsSync(`${STUDIO_VENV}/installed`)) return
  run(PYTHON, ['-m', 'venv', STUDIO_VENV])
  run(STUDIO_PYTHON, ['-m', 'pip', 'install', '--quiet', '--requirement', fileURLToPath(new URL('requirements.txt', import.meta.url))])
  run(STUDIO_PYTHON, ['-c', `import bpy; open('${STUDIO_VENV}/installed', 'w').close()`])
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error) throw new Error(`${command} cannot be started`, { cause: error })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`)
}

if (import.meta.main) installStudio()
