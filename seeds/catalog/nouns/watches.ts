import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'watch', parcel: 'letter', styled: 0.1, eras: [2, 12] } as const

/** 164 Zegarki. */
export const WATCHES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3098,
    share: 6,
    price: 420,
    eras: [5, 12],
    models: {
      'slim-watch': {
        kinds: 'mechaniczny, kwarcowy, z okrągłą kopertą',
        nouns: [
          { text: 'zegarek damski', gender: 'm' },
          { text: 'zegarek damski na pasku', gender: 'm', of: ['leather/brown', 'leather/burgundy'] },
          { text: 'zegarek damski na bransolecie', gender: 'm', of: ['brass/gold', 'silver/silver'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3099,
    share: 9,
    price: 690,
    eras: [5, 12],
    models: {
      'wrist-watch': {
        kinds: 'mechaniczny, z małą sekundą',
        nouns: [
          { text: 'zegarek męski', gender: 'm' },
          { text: 'zegarek naręczny', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3100,
    share: 5,
    price: 540,
    eras: [2, 10],
    models: {
      'pocket-watch': {
        kinds: 'z dewizką, odkryty, nakręcany koronką',
        nouns: [
          { text: 'zegarek kieszonkowy', gender: 'm' },
          { text: 'zegarek kolejarski', gender: 'm', eras: [3, 8] },
        ],
      },
    },
  },
]
