// Rows of the table `photo` for photographs: what is seen, as the alt text adds it to a product's name.
import { inLanguage, LANGUAGES, type Language } from '#app/domain/language.ts'
import { ALL_LOOKS, type PhotoRow, VIEW_TEXTS, lookKey } from '../photos/looks.ts'
import { isPhotographed, readManifest } from '../photos/photographs.ts'
import { readTexts } from '../read-reference.ts'
import { shownOf } from './made-of.ts'

/** Rows of the photographs in use: view, then the main material and the colour that they show. */
export function photographRows(): PhotoRow[] {
  const [materials, colors] = [readTexts('materials'), readTexts('colors')]
  const looks = new Map(ALL_LOOKS.map((look) => [lookKey(look, 'front'), look]))
  return readManifest()
    .filter(({ categoryId }) => isPhotographed(categoryId))
    .map(({ key, width, height, color, view, ...row }) => {
      const shown = shownOf(looks.get(lookKey(row, 'front')) ?? row)
      const texts = [materials.get(shown.makeUp.materials[0] ?? 0), colors.get(shown.colour)]
      const textOf = (langId: Language) =>
        [inLanguage(VIEW_TEXTS[view], langId), ...texts.map((list) => list?.find((text) => text.langId === langId)?.text.toLowerCase())]
          .filter(Boolean)
          .join(', ')
      return { key, width, height, color, view: LANGUAGES.map((langId) => ({ langId, text: textOf(langId) })) }
    })
}
