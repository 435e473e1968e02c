import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'letter', styled: 0, tellsOrigin: false, eras: [2, 12] } as const

/** 160 Książki. */
export const BOOKS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3084,
    share: 9,
    price: 160,
    eras: [7, 12],
    models: {
      'book-stack': {
        kinds: 'komplet 3 tomów, w twardej oprawie',
        size: [
          [22, 30],
          [9, 13],
          [18, 24],
        ],
        nouns: [
          { text: 'albumy', gender: 'p' },
          { text: 'albumy o sztuce', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3085,
    share: 8,
    price: 340,
    eras: [2, 8],
    parcel: 'parcel',
    models: {
      'antique-books': {
        kinds: 'komplet 6 tomów, ze złoceniami na grzbietach',
        size: [
          [28, 38],
          [22, 27],
          [15, 20],
        ],
        nouns: [
          { text: 'książki antykwaryczne', gender: 'p' },
          { text: 'encyklopedia', gender: 'f' },
          { text: 'dzieła zebrane', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3086,
    share: 4,
    price: 90,
    eras: [5, 12],
    models: {
      magazines: {
        kinds: 'komplet 3 sztuk, ilustrowany',
        size: [
          [20, 24],
          [1, 2],
          [27, 31],
        ],
        nouns: [
          { text: 'katalogi wystaw', gender: 'p' },
          { text: 'czasopisma', gender: 'p' },
        ],
      },
    },
  },
]
