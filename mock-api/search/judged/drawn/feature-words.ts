import type { Language } from '#app/domain/language.ts'
import type { GradingRule } from '../graded-queries.ts'
import type { JudgedProduct } from '../judged-products.ts'
import type { Dice } from './dice.ts'
import type { DrawnSource } from './drawn-source.ts'
import { agreeing, grammarOf, type Place, placeOf } from './grammar.ts'

/** A property of a product, as a word of a query, with its condition. */
export interface Feature {
  text: string
  place: Place
  rule: GradingRule
}

/** A material that is a colour too. */
const SILVER = 20
/** Styles whose name is a word beside a noun in every language; of the others people type something else. */
const TYPED_STYLES = new Set([1, 2, 3, 4, 6, 12, 17, 19, 20, 25])

interface Noun {
  noun: string
  language: Language
}

/** The features of a product that a query may name beside its kind. */
export function featuresOf(product: JudgedProduct, { noun, language }: Noun, { nameOf, dice }: DrawnSource): Feature[] {
  const named = (list: 'materials' | 'colors' | 'styles', ids: readonly number[]) =>
    ids.flatMap((id) => {
      const name = nameOf(list, id, language)
      return name === null ? [] : [{ id, name: name.toLowerCase() }]
    })
  const materials = named(
    'materials',
    product.material.filter((id) => id !== SILVER),
  )
  const styles = product.style.filter((id) => TYPED_STYLES.has(id))
  return [
    ...materials.flatMap((material) => materialWord(material, { noun, language }, dice)),
    ...named('colors', product.color).map(({ id, name }): Feature => {
      return { text: agreeing(name, noun, language), place: placeOf('color', language), rule: { color: [id] } }
    }),
    ...named('styles', styles).map(({ id, name }): Feature => {
      return { text: agreeing(name, noun, language), place: placeOf('style', language), rule: { style: [id] } }
    }),
  ]
}

/** "dębowy" or "z dębu", "oak", "de roble"; none for a material without an adjective where materials go by theirs. */
function materialWord({ id, name }: { id: number; name: string }, { noun, language }: Noun, dice: Dice): Feature[] {
  const { materials, ofMaterials, materialPrefix } = grammarOf(language)
  const rule = { material: [id] }
  const genitive = ofMaterials[id]
  if (genitive !== undefined && dice.pick([true, false])) return [{ text: `z ${genitive}`, place: 'after', rule }]
  if (materials === null) return [{ text: materialPrefix + name, place: placeOf('material', language), rule }]
  const adjective = materials[id]
  return adjective === undefined ? [] : [{ text: agreeing(adjective, noun, language), place: placeOf('material', language), rule }]
}
