// Rows of the table `photo` for photographs: what is seen, as the alt text adds it to a product's name.
import { type ByLanguage, inLanguage, LANGUAGES } from '#app/domain/language.ts'
import { ALL_LOOKS, type PhotoRow, VIEW_TEXTS, lookKey } from '../photos/looks.ts'
import { readManifest } from '../photos/photographs.ts'
import { FLAW_TEXTS, readFlawManifest } from '../photos/flaws.ts'
import { readTexts } from '../read-reference.ts'
import { storedTexts } from '../stored-texts.ts'
import { shownOf } from './made-of.ts'

const [MATERIALS, COLORS] = [readTexts('materials'), readTexts('colors')]

/** Rows of the photographs: view, then the main material and the colour that they show. */
export function photographRows(): PhotoRow[] {
  const looks = new Map(ALL_LOOKS.map((look) => [lookKey(look), look]))
  return readManifest().map(({ key, width, height, color, view, ...row }) => {
    const { makeUp, colour } = shownOf(looks.get(lookKey(row)) ?? row)
    return { key, width, height, color, view: textsOf(VIEW_TEXTS[view], makeUp.materials[0] ?? null, colour) }
  })
}

const CLOSE_UP = { pl: 'z bliska: ', en: 'close up: ', es: 'de cerca: ' } as const satisfies ByLanguage<string>

/** Rows of the close-ups of flaws: the flaw, then the material and the colour that has it; and the flaw alone, as a condition report names it. */
export function flawRows(): PhotoRow[] {
  return readFlawManifest().map(({ key, width, height, color, flaw, materialId, colorId }) => {
    const texts = FLAW_TEXTS[flaw]
    const seen = { pl: CLOSE_UP.pl + texts.pl, en: CLOSE_UP.en + texts.en, es: CLOSE_UP.es + texts.es }
    return { key, width, height, color, view: textsOf(seen, materialId, colorId), flaw: storedTexts(texts) }
  })
}

/** What is seen, of which material and in which colour, in every language. */
function textsOf(seen: ByLanguage<string>, materialId: number | null, colorId: number): PhotoRow['view'] {
  const names = [MATERIALS.get(materialId ?? 0), COLORS.get(colorId)]
  return LANGUAGES.map((langId) => ({
    langId,
    text: [inLanguage(seen, langId), ...names.map((list) => list?.find((text) => text.langId === langId)?.text.toLowerCase())]
      .filter(Boolean)
      .join(', '),
  }))
}
