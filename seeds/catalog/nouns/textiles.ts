import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'textile', parcel: 'parcel', styled: 0.2, eras: [2, 12] } as const

/** 157 Tekstylia. */
export const TEXTILES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3071,
    share: 12,
    price: 110,
    eras: [7, 12],
    models: {
      cushion: {
        kinds: 'dekoracyjny, z wypustką, kwadratowy',
        size: [
          [40, 50],
          [40, 50],
          [12, 16],
        ],
        nouns: [
          { text: 'poduszka', gender: 'f' },
          { text: 'poduszka dekoracyjna', gender: 'f' },
          { text: 'poduszka w pasy', gender: 'f', of: ['cotton/multicolour'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3072,
    share: 8,
    price: 260,
    eras: [4, 12],
    models: {
      throw: {
        kinds: 'z frędzlami',
        size: [
          [130, 220],
          [170, 260],
        ],
        nouns: [
          { text: 'narzuta', gender: 'f' },
          { text: 'koc', gender: 'm' },
          { text: 'pled', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3073,
    share: 6,
    price: 360,
    eras: [8, 12],
    models: {
      curtain: {
        kinds: 'para, na taśmie',
        size: [
          [100, 150],
          [220, 290],
        ],
        nouns: [
          { text: 'zasłony', gender: 'p' },
          { text: 'zasłony okienne', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3074,
    share: 7,
    price: 240,
    eras: [9, 12],
    models: {
      bedding: {
        kinds: 'prany, gładki',
        size: [
          [140, 220],
          [200, 220],
        ],
        nouns: [
          { text: 'pościel', gender: 'f' },
          { text: 'komplet pościeli', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3075,
    share: 9,
    price: 140,
    eras: [4, 12],
    models: {
      tablecloth: {
        kinds: 'okrągły, z obszyciem',
        size: [
          [150, 240],
          [150, 240],
        ],
        nouns: [
          { text: 'obrus', gender: 'm' },
          { text: 'obrus na okrągły stół', gender: 'm' },
        ],
      },
    },
  },
]
