import { expect, test } from 'vitest'
import type { Design } from './design.ts'
import { MAKE_UPS } from './make-ups.ts'
import { NOBODY } from './makers/choose-maker.ts'
import { LOOK_PLANS, NOUN_PLANS, type NounPlan } from './noun-plans.ts'
import { rngFor } from '../random.ts'
import { titleOf } from './title.ts'

function noun(text: string): NounPlan {
  const plan = NOUN_PLANS.find((each) => each.text === text)
  if (!plan) throw new RangeError(text)
  return plan
}

function title(changes: Partial<Design>, size: string | null = null): string {
  const [plan] = LOOK_PLANS
  if (!plan) throw new RangeError('no looks')
  const design: Design = {
    look: plan.look,
    noun: noun('fotel'),
    classification: 3,
    era: 12,
    makeUp: MAKE_UPS.oak,
    colour: 21,
    shade: null,
    style: null,
    isStyleNamed: false,
    maker: NOBODY,
    kind: null,
    collection: null,
    signature: null,
    condition: 1,
    ...changes,
  }
  return titleOf(design, size, rngFor(1, 'test', 1))
}

test.each([
  ['masculine', { noun: noun('fotel'), kind: 'klubowy', makeUp: MAKE_UPS.leatherSeat }, 'Fotel klubowy skórzany'],
  ['feminine', { noun: noun('lampa wisząca'), makeUp: MAKE_UPS.brass, style: 25, isStyleNamed: true }, 'Lampa wisząca mosiężna, Space Age'],
  ['feminine with a style', { noun: noun('komoda'), style: 3, isStyleNamed: true }, 'Komoda dębowa skandynawska'],
  ['neuter', { noun: noun('krzesło'), makeUp: MAKE_UPS.teak, kind: 'z profilowanym oparciem' }, 'Krzesło tekowe z profilowanym oparciem'],
  ['plural', { noun: noun('kieliszki do wina'), makeUp: MAKE_UPS.crystal, kind: 'rżnięty' }, 'Kieliszki do wina rżnięte kryształowe'],
  ['plural set', { noun: noun('talerze'), makeUp: MAKE_UPS.porcelain, kind: 'komplet 4 sztuk' }, 'Talerze porcelanowe, komplet 4 sztuk'],
  ['a colour', { noun: noun('sofa'), makeUp: MAKE_UPS.velvet, shade: 'butelkowozielony' }, 'Sofa aksamitna butelkowozielona'],
  ['a phrase of material', { noun: noun('rzeźba'), makeUp: MAKE_UPS.bronze, kind: 'Ptak' }, 'Rzeźba „Ptak” z brązu, autor nieznany'],
  [
    'a colour of a part',
    { noun: noun('hoker'), makeUp: MAKE_UPS.brassLeather, shade: 'niebieski' },
    'Hoker mosiężny z niebieskim siedziskiem',
  ],
  ['a collection', { noun: noun('komoda'), collection: 'Luvo' }, 'Komoda Luvo dębowa'],
] satisfies [string, Partial<Design>, string][])('a title agrees with its noun: %s', (_case, changes, expected) => {
  expect(title(changes)).toBe(expected)
})

test('a known model stands behind the noun, its people behind the comma', () => {
  const maker = { ...NOBODY, designer: 'Józef Chierowski', manufacturer: '366 Concept', model: '366', band: [1, 2] } as const
  expect(title({ makeUp: MAKE_UPS.fabric, maker })).toBe('Fotel 366 tapicerowany, proj. Józef Chierowski, 366 Concept')
})

test('a size tells variants apart', () => {
  expect(title({ noun: noun('kilim'), makeUp: MAKE_UPS.wool }, '150 × 225 cm')).toBe('Kilim wełniany, 150 × 225 cm')
})
