import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'letter', styled: 0.1, eras: [2, 12] } as const

/** 167 Papeteria. */
export const STATIONERY: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3108,
    share: 4,
    price: 65,
    eras: [9, 12],
    models: {
      notebook: {
        kinds: 'z ołówkiem, z zakładką',
        size: [
          [13, 21],
          [1, 3],
          [18, 28],
        ],
        nouns: [
          { text: 'notes', gender: 'm' },
          { text: 'notatnik', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3109,
    share: 6,
    price: 290,
    field: 'pen',
    eras: [4, 12],
    models: {
      'fountain-pen': {
        kinds: 'ze złoconą stalówką, ze zdjętą skuwką',
        size: [
          [12, 15],
          [1, 2],
          [1, 2],
        ],
        nouns: [
          { text: 'pióro wieczne', gender: 'n' },
          { text: 'pióro', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3110,
    share: 7,
    price: 260,
    parcel: 'parcel',
    field: 'metalware',
    eras: [4, 12],
    models: {
      'desk-set': {
        kinds: 'na podstawie, z kubkiem na ołówki',
        nouns: [
          { text: 'zestaw na biurko', gender: 'm' },
          { text: 'przybornik biurkowy', gender: 'm' },
        ],
      },
    },
  },
]
