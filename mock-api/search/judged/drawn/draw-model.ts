import type { Language } from '#app/domain/language.ts'
import { type Drawn, type DrawnSource, kindOfProduct } from './drawn-source.ts'
import { sayNumber } from './number-wordings.ts'

/** Models as titles name them: "CH24", "PH 5", "300-190", "Lyfa model 8394", "Asko typ 230", "Zsolnay wzór 188". */
const CODE = /\b(?<letters>[A-ZŻ]{1,4})(?<between>[ -]?)(?<digits>\d{1,4})\b|\b(?<pair>\d{3}-\d{3})\b/u
const NUMBERED = /, (?<maker>[^,]+) (?<word>model|typ|wzór|nr) (?<number>\d{2,4})\b/u

/** A model of a product, with its letters and digits joined or split, beside its kind, its maker or nothing. */
export function drawModel(source: DrawnSource, language: Language): Drawn | null {
  const { products, dice } = source
  const product = dice.pick(products)
  const kind = kindOfProduct(product, source, language)
  if (kind === null) return null
  const code = CODE.exec(product.name)?.groups
  if (code) {
    const { letters, between, digits, pair } = code
    // A gwint, a centimetre of a title is no model.
    if (pair === undefined && (letters === undefined || digits === undefined || letters === 'E' || letters === 'I' || letters === 'XX'))
      return null
    const exact = pair ?? `${letters}${between}${digits}`
    const typed = pair ?? dice.pick([exact, `${letters}${digits}`, `${letters} ${digits}`, `${letters}-${digits}`, exact.toLowerCase()])
    const query = dice.pick([typed, `${kind.singular} ${typed}`, `${typed} ${product.manufacturer ?? kind.singular}`])
    return { query, rule: { require: literal(exact) } }
  }
  const numbered = NUMBERED.exec(product.name)?.groups
  if (!numbered) return null
  const { maker = '', word = '', number = '' } = numbered
  const named = sayNumber('model', { language, dice }, word)
  const query = dice.pick([
    `${maker} ${number}`,
    `${kind.singular} ${maker} ${number}`,
    `${maker} ${named} ${number}`,
    `${kind.singular} ${named} ${number}`,
  ])
  const rule = { require: literal(`${maker} ${word} ${number}`) }
  // Without its maker a number is of any.
  return {
    query,
    rule: query.includes(maker)
      ? rule
      : { require: literal(`${word} ${number}`), kind: [kind.id], near: [kind.id], title: literal(number) },
  }
}

function literal(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')
}
