import { beforeAll, describe, expect, test } from 'vitest'
import { BANNERS } from '../catalog/banners.ts'
import { ALL_LOOKS, CATEGORY_LOOKS, formName, lookKey, viewsOf } from '../looks.ts'
import { drawBanner } from './draw-banner.ts'
import { drawLook } from './draw-look.ts'

/** The first look of every form of every category, in its views. */
const SAMPLES = ALL_LOOKS.filter((look, i) => i === 0 || formName(look) !== formName(ALL_LOOKS[i - 1] ?? look)).flatMap((look) =>
  viewsOf(look).map((view) => ({ name: lookKey(look, view), draw: () => drawLook(look, view) })),
)
const DRAWINGS = [
  ...SAMPLES,
  ...BANNERS.flatMap(({ banner, desktop, mobile }) => [
    { name: desktop, draw: () => drawBanner(banner, 'desktop') },
    { name: mobile, draw: () => drawBanner(banner, 'mobile') },
  ]),
]

/** Hundreds of drawings take seconds, more on a busy machine. */
const ALL_DRAWINGS_MS = 60_000

/** What is wrong with an SVG text, if anything. */
function flaws(svg: string): string[] {
  const found = [...svg.matchAll(/NaN|Infinity|undefined|e-\d+[ "]/g)].map(([word]) => word)
  const open: string[] = []
  for (const [, close, tag = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(tag)
    else if (open.pop() !== tag) found.push(`</${tag}> without its start`)
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) found.push('an id twice')
  const dangling = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))
  return [...found, ...open.map((tag) => `<${tag}> without its end`), ...dangling.map(([url]) => `${url} leads nowhere`)]
}

describe('drawings', () => {
  const drawn = new Map<string, string>()
  beforeAll(() => DRAWINGS.forEach(({ name, draw }) => drawn.set(name, draw())), ALL_DRAWINGS_MS)

  test('samples cover all categories', () => {
    expect(SAMPLES.length).toBeGreaterThan(CATEGORY_LOOKS.length * 2)
  })

  test('every form draws well-formed SVG, all of whose references lead somewhere', () => {
    const broken = [...drawn].map(([name, svg]) => ({ name, flaws: flaws(svg) })).filter((drawing) => drawing.flaws.length > 0)
    expect(broken).toEqual([])
  })

  test(
    'drawing twice gives the same bytes',
    () => {
      const again = DRAWINGS.filter(({ name }) => !name.endsWith('-detail'))
      expect(again.filter(({ name, draw }) => draw() !== drawn.get(name)).map(({ name }) => name)).toEqual([])
    },
    ALL_DRAWINGS_MS,
  )

  test(
    'no two looks of a category look the same',
    () => {
      const seen = new Map<string, string>()
      const twins = ALL_LOOKS.flatMap((look) => {
        const [key, svg] = [lookKey(look, 'front'), `${look.categoryId} ${drawLook(look, 'front')}`]
        const twin = seen.get(svg)
        seen.set(svg, key)
        return twin ? [`${key} = ${twin}`] : []
      })
      expect(twins).toEqual([])
    },
    ALL_DRAWINGS_MS,
  )
})
