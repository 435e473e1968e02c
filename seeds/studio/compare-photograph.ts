// Renders a photograph anew and says how far it is from the committed one: node seeds/studio/compare-photograph.ts KEY
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PHOTOGRAPHS_DIR } from '../photos/photographs-dir.ts'
import { installStudio, STUDIO_PYTHON } from './install-studio.ts'

/** Mean difference of a channel, of 255: what the WebP of a plate takes from it, and other processors' rounding. */
const TOLERANCE = 2.5

const [key = ''] = process.argv.slice(2)
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'patyna-studio-'))
try {
  installStudio()
  spawnSync(process.execPath, [here('write-recipes.ts')], { stdio: 'inherit' })
  spawnSync(STUDIO_PYTHON, [here('blender/photograph.py'), '--only', key, '--most', '1', '--out', out], { stdio: 'inherit' })
  // Beside the picture lies the folder of its negative.
  const rendered = readdirSync(out).find((file) => file.endsWith('.png')) ?? ''
  const [anew, committed] = await Promise.all([pixels(join(out, rendered)), pixels(join(PHOTOGRAPHS_DIR, `${key}-640.webp`))])
  const difference = anew.reduce((sum, value, i) => sum + Math.abs(value - (committed[i] ?? 0)), 0) / anew.length
  console.log(`${key}: mean difference ${difference.toFixed(2)} of 255, at most ${TOLERANCE} is the same picture`)
  process.exitCode = difference <= TOLERANCE ? 0 : 1
} finally {
  rmSync(out, { recursive: true })
}

async function pixels(file: string): Promise<Buffer> {
  return sharp(file).removeAlpha().raw().toBuffer()
}
