import { fold } from '#app/domain/slug.ts'
import type { Language } from '#app/domain/language.ts'
import { type Drawn, type DrawnSource, kindOfProduct, type Maker } from './drawn-source.ts'
import { kindRule } from './kind-rules.ts'

const SHORTEST_SURNAME = 4

/** A manufacturer or designer, by the whole name or a surname, without accents or declined, alone or beside the kind of one of its products. */
export function drawMaker(source: DrawnSource, language: Language): Drawn | null {
  const { makers, products, dice } = source
  const maker = dice.pick(makers)
  const surname = maker.name.split(' ').at(-1) ?? ''
  const isShort = maker.role === 'designer' && surname.length >= SHORTEST_SURNAME && dice.pick([true, true, false])
  const called = isShort ? surname : maker.name
  const rule = ruleOf(called, maker, makers)
  if (rule === null) return null
  const said = language === 'pl' && isShort && called.endsWith('ski') ? dice.pick([called, `${called}ego`]) : called
  const text = dice.pick([said, said, fold(said)])
  const product = dice.pick(products.filter(({ manufacturer, designer }) => maker.name === manufacturer || maker.name === designer))
  const kind = kindOfProduct(product, source, language)
  if (kind === null || dice.pick([true, false])) return { query: text, rule }
  const query = dice.pick([`${kind.singular} ${text}`, `${text} ${kind.singular}`])
  const { kind: kinds = [], near = [] } = kindRule(kind.id, language)
  return { query, rule: { ...rule, kind: kinds, near, title: new RegExp(RegExp.escape(called), 'i') } }
}

/** Everyone who is called so; null for what is the name of a manufacturer and of a designer. */
function ruleOf(called: string, { role }: Maker, makers: readonly Maker[]): { maker: string[] } | { designer: string[] } | null {
  const word = fold(called)
  const namesakes = makers.filter(({ name }) => ` ${fold(name).replaceAll('-', ' ')} `.includes(` ${word} `))
  const names = namesakes.map(({ name }) => name)
  if (namesakes.some((each) => each.role !== role)) return null
  return role === 'maker' ? { maker: names } : { designer: names }
}
