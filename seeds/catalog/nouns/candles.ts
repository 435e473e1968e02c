import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'metalware', parcel: 'parcel', styled: 0.3, eras: [2, 12] } as const

/** 156 Świece. */
export const CANDLES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3068,
    share: 6,
    price: 89,
    field: 'none',
    styled: 0.1,
    eras: [12, 12],
    models: {
      candles: {
        kinds: 'komplet 3 sztuk, w trzech wysokościach',
        nouns: [
          { text: 'świece', gender: 'p' },
          { text: 'świece ozdobne', gender: 'p' },
          { text: 'świece walcowe', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3069,
    share: 18,
    price: 170,
    models: {
      candlestick: {
        eras: [2, 12],
        kinds: 'na jedną świecę, na okrągłej stopie',
        nouns: [
          { text: 'świecznik', gender: 'm' },
          { text: 'lichtarz', gender: 'm', eras: [2, 6] },
        ],
      },
      candelabrum: {
        price: 420,
        eras: [2, 12],
        kinds: 'trójramienny, na trzy świece',
        nouns: [
          { text: 'świecznik', gender: 'm' },
          { text: 'kandelabr', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3070,
    share: 7,
    price: 150,
    eras: [3, 12],
    models: {
      lantern: {
        kinds: 'z uchwytem, przeszklony, na świecę',
        nouns: [
          { text: 'lampion', gender: 'm' },
          { text: 'latarenka', gender: 'f' },
        ],
      },
    },
  },
]
