import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'lighting', parcel: 'parcel', styled: 0.15, eras: [2, 12] } as const

/** 153 Oświetlenie. */
export const LIGHTING: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3057,
    share: 4,
    price: 39,
    field: 'none',
    eras: [12, 12],
    models: {
      bulb: {
        kinds: 'z gwintem E27, ściemnialny, o ciepłej barwie, z mosiężną oprawką',
        size: [
          [6, 9],
          [11, 15],
          [6, 9],
        ],
        nouns: [
          { text: 'żarówka dekoracyjna', gender: 'f' },
          { text: 'żarówka', gender: 'f' },
          { text: 'żarówka żarnikowa', gender: 'f', of: ['glass/transparent'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3058,
    share: 7,
    price: 290,
    eras: [4, 12],
    models: {
      plafond: {
        kinds: 'sufitowy, okrągły, ze szklanym kloszem',
        nouns: [
          { text: 'plafon', gender: 'm' },
          { text: 'oprawa sufitowa', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3059,
    share: 6,
    price: 130,
    eras: [4, 12],
    models: {
      shade: {
        kinds: 'stożkowy, plisowany',
        nouns: [
          { text: 'abażur', gender: 'm' },
          { text: 'abażur do lampy', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3060,
    share: 5,
    price: 360,
    eras: [3, 12],
    models: {
      'outdoor-lantern': {
        kinds: 'ogrodowy, stojący, z uchwytem, przeszklony',
        nouns: [
          { text: 'latarnia', gender: 'f' },
          { text: 'lampa ogrodowa', gender: 'f' },
        ],
      },
    },
  },
]
