import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installStudio, STUDIO_PYTHON } from './install-studio.ts'

/**
 * Installs the studio if need be, writes recipes and renders what is missing.
 * @param write script that writes recipes, a path from this folder
 * @param photograph script of Blender that renders them, likewise
 * @param args for Blender's
 */
export function runStudio(write: string, photograph: string, args: readonly string[]): void {
  installStudio()
  run(process.execPath, [here(write)])
  // The lowest priority: a rendering machine has other work.
  run('nice', ['-n', '19', STUDIO_PYTHON, here(photograph), ...args])
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
