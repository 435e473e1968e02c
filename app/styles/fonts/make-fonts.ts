// Builds the font files from the packages of their authors. One file of each family covers Polish, Spanish and English, so a first load
// fetches only two; the serif's other letters, which names of makers have, are a third (`unicode-range` in fonts.css).
// Run by the build; does nothing when the files are up to date.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OUR_LETTERS, RARE_LETTERS } from './letters.ts'

interface FontRecipe {
  /** URL of the full font. */
  source: string
  target: string
  characters: string
  /** OpenType features to keep; each costs glyphs. */
  features: string[]
  axes?: Record<string, number | { min: number; max: number }>
}

const SERIF = {
  source: import.meta.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  features: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'pnum', 'tnum'],
}

const FONTS: readonly FontRecipe[] = [
  { ...SERIF, target: 'patyna-serif.woff2', characters: OUR_LETTERS },
  { ...SERIF, target: 'patyna-serif-rare.woff2', characters: RARE_LETTERS },
  {
    source: import.meta.resolve('inter-ui/variable/InterVariable.woff2'),
    target: 'patyna-sans.woff2',
    characters: OUR_LETTERS + RARE_LETTERS,
    features: ['kern', 'calt', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    axes: { wght: { min: 400, max: 600 }, opsz: 14 },
  },
]

for (const font of FONTS) await makeFont(font)

async function makeFont({ source, target, characters, features, axes }: FontRecipe): Promise<void> {
  const from = new URL(source)
  const to = new URL(target, import.meta.url)
  if (isUpToDate(to, [from, new URL(import.meta.url), new URL('letters.ts', import.meta.url)])) return
  const { default: subsetFont } = await import('subset-font')
  const bytes = await subsetFont(readFileSync(from), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  writeFileSync(to, bytes)
  console.log(`${fileURLToPath(to)}: ${(bytes.length / 1000).toFixed(1)} kB`)
}

function isUpToDate(target: URL, sources: readonly URL[]): boolean {
  if (!existsSync(target)) return false
  const madeAt = statSync(target).mtimeMs
  return sources.every((source) => statSync(source).mtimeMs <= madeAt)
}
