import { expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '#app/domain/language.ts'
import { FIELDS, PARCELS } from './catalog/category-words.ts'
import { CARES, MAKE_UPS } from './catalog/make-ups.ts'
import { ORIGINS } from './catalog/makers/countries.ts'
import { FORMS, PARTS } from './photos/forms.ts'
import { COLORS, MATERIAL_KINDS, MATERIALS } from './photos/palette.ts'
import { readTable } from './read-table.ts'

const namesOf = (table: object) => z.enum(Object.keys(table))
/** No space at its ends, none twice. */
const text = z.string().regex(/^(\S+( \S+)*)?$/)
const id = z.int().positive()
const factor = z.number().positive()
const era = z.int().min(1).max(12)
const eras = z.tuple([era, era]).refine(([from, to]) => from <= to, 'eras are in order')
const span = z.tuple([id, id]).refine(([from, to]) => from <= to, 'lengths are in order')
const [color, material, form, makeUp] = [COLORS, MATERIALS, FORMS, MAKE_UPS].map(namesOf) as [z.ZodEnum, z.ZodEnum, z.ZodEnum, z.ZodEnum]
const finish = z.string().refine((name) => {
  const [first, second, ...others] = name.split('/')
  return others.length === 0 && material.safeParse(first).success && color.safeParse(second).success
}, 'a finish is material/colour')
const finishes = z.array(finish).min(1)

const traits = {
  field: z.enum(FIELDS),
  eras,
  price: factor,
  parcel: z.enum(PARCELS),
  styled: z.number().min(0).max(1),
}
const further = {
  kinds: text.optional(),
  tellsOrigin: z.boolean().optional(),
  size: z.union([z.tuple([span, span]), z.tuple([span, span, span])]).optional(),
}
const ownTraits = { ...z.object(traits).partial().shape, ...further }
const noun = z.strictObject({ text, gender: z.enum(['m', 'f', 'n', 'p']), of: finishes.optional(), ...ownTraits })
const maker = {
  name: text,
  origin: namesOf(ORIGINS),
  // Some are the makers of known models alone.
  fields: z.array(z.enum([...FIELDS, 'faience', 'stoneware', 'plastic'])),
  eras,
}
const band = z.tuple([factor, factor]).refine(([from, to]) => from < to, 'prices are in order')
const words = z.array(text).min(1)
const sentences = z.array(z.string().regex(/^\S.*[.;]$/)).min(1)

const TABLES: Readonly<Record<string, z.ZodType>> = {
  'catalog/nouns': z.array(
    z.strictObject({
      id,
      share: factor,
      ...traits,
      ...further,
      models: z.partialRecord(form, z.strictObject({ ...ownTraits, nouns: z.array(noun).min(1) })),
    }),
  ),
  'catalog/make-ups': z.record(
    z.string().regex(/^[a-z]+$/i),
    z.strictObject({
      title: text,
      text,
      materials: z.array(id),
      care: z.enum(CARES),
      isDyed: z.literal(true).optional(),
      part: text.optional(),
      eras: eras.optional(),
      priceFactor: factor.optional(),
    }),
  ),
  'catalog/made-of': z.strictObject({
    byMaterial: z.record(material, makeUp),
    byFinish: z.record(finish, makeUp),
    byForm: z.partialRecord(form, z.union([makeUp, z.record(z.union([finish, material]), makeUp)])),
    colourShown: z.partialRecord(form, z.record(finish, color)),
  }),
  'catalog/makers/manufacturers': z.array(z.strictObject(maker)),
  'catalog/makers/brands': z.array(z.strictObject(maker)),
  'catalog/makers/designers': z.array(z.strictObject({ ...maker, houses: z.array(text), fame: factor })),
  'catalog/makers/icons': z.array(
    z.strictObject({
      categoryId: id,
      noun: text,
      model: text,
      designer: text.nullable(),
      manufacturer: text.nullable(),
      eras,
      form,
      material: material.optional(),
      prices: z.strictObject({ original: band.optional(), licensed: band.optional() }),
    }),
  ),
  'catalog/sentences': z.strictObject({
    care: z.record(z.enum(CARES), sentences),
    careByUse: z.array(z.strictObject({ categories: z.array(id).min(1), sentences })),
    condition: z.record(z.enum(['1', '2', '3', '4', '5', '6', '7']), sentences),
    room: z.record(z.string().regex(/^\d+$/), sentences),
  }),
  'catalog/model-names': z.strictObject({ patterns: words, radios: words, cutlery: words, syllables: words }),
  'vendors/cities': z.record(
    z.enum(['home', 'abroad']),
    z.array(z.strictObject({ name: text, locative: text, countryId: z.string().length(2), zip: text, shops: factor.optional() })),
  ),
  'vendors/trades': z.array(
    z.strictObject({
      name: text,
      vendors: id,
      categories: z.array(id),
      classifications: z.array(z.int().min(1).max(3)).min(1),
      names: words,
      sells: text,
      offers: words,
      shopfront: z.record(z.enum(LANGUAGES), text),
    }),
  ),
  'photos/colors': z.record(z.string(), id),
  'photos/materials': z.record(z.string(), z.strictObject({ id, kind: z.enum(MATERIAL_KINDS) })),
  'photos/forms': z.record(
    z.string().regex(/^[a-z-]+$/),
    z.strictObject({
      size: z.tuple([factor, factor, z.number().min(0)]),
      manner: z.enum(['carved', 'modern']).optional(),
      counts: z.partialRecord(z.enum(PARTS), id).optional(),
    }),
  ),
  'photos/looks': z.array(z.strictObject({ id, slug: z.string().regex(/^[a-z-]+$/), looks: z.partialRecord(form, finishes) })),
}

test.each(Object.entries(TABLES))('the rows of %s have the shape that their readers expect', (name, shape) => {
  expect(shape.safeParse(readTable(name)).error?.issues ?? []).toEqual([])
})
