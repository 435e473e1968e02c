// Builds the two font files from the packages of their authors: one file per family covers Polish, Spanish and English, so a first load
// fetches only two files. Run by the build; does nothing when the files are up to date.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** All characters our three languages print: ASCII, Latin-1, Polish letters, names of makers (ů ř š …), typography, currency, arrows. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ĄąĆćĘęŁłŃńÓóŚśŹźŻż',
  'ČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĞğİıŞşŒœĂăȘșȚț',
  '‐‑–—‘’‚“”„†•…‰′″‹›€₺←↑→↓↗−×√≈≠≤≥✓\u2009\u202f',
].join('')

interface FontRecipe {
  /** URL of the full font. */
  source: string
  target: string
  /** OpenType features to keep; each costs glyphs. */
  features: string[]
  axes?: Record<string, number | { min: number; max: number }>
}

const FONTS: readonly FontRecipe[] = [
  {
    source: import.meta.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
    target: 'patyna-serif.woff2',
    features: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'pnum', 'tnum'],
  },
  {
    source: import.meta.resolve('inter-ui/variable/InterVariable.woff2'),
    target: 'patyna-sans.woff2',
    features: ['kern', 'calt', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    axes: { wght: { min: 400, max: 600 }, opsz: 14 },
  },
]

for (const font of FONTS) await makeFont(font)

async function makeFont({ source, target, features, axes }: FontRecipe): Promise<void> {
  const from = new URL(source)
  const to = new URL(target, import.meta.url)
  if (isUpToDate(to, [from, new URL(import.meta.url)])) return
  const bytes = await subsetFont(readFileSync(from), CHARACTERS, {
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

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
