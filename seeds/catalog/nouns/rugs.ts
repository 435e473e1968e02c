import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'rug', parcel: 'large', styled: 0.2, eras: [2, 12] } as const

/** 155 Dywany. Width and length stand as width and depth; the pile is the height. */
export const RUGS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3064,
    share: 14,
    price: 980,
    eras: [5, 12],
    models: {
      'wool-rug': {
        kinds: 'ręcznie tkany, w romby',
        size: [
          [120, 240],
          [1, 3],
          [170, 340],
        ],
        nouns: [
          { text: 'dywan', gender: 'm' },
          { text: 'dywan berberyjski', gender: 'm', field: 'none', tellsOrigin: false, price: 1600 },
        ],
      },
      'modern-rug': {
        eras: [8, 12],
        kinds: 'ręcznie tkany, abstrakcyjny',
        size: [
          [120, 240],
          [1, 3],
          [170, 340],
        ],
        nouns: [
          { text: 'dywan', gender: 'm' },
          { text: 'dywan ze wzorem', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3065,
    share: 10,
    price: 1900,
    field: 'none',
    tellsOrigin: false,
    eras: [2, 11],
    models: {
      'oriental-rug': {
        kinds: 'ręcznie wiązany, z medalionem, o gęstym splocie',
        size: [
          [100, 250],
          [1, 2],
          [150, 370],
        ],
        nouns: [
          { text: 'dywan perski', gender: 'm' },
          { text: 'dywan turecki', gender: 'm', price: 1500 },
          { text: 'dywan kaukaski', gender: 'm', eras: [2, 8], price: 2400 },
          { text: 'dywan afgański', gender: 'm', eras: [6, 11], price: 1300 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3066,
    share: 9,
    price: 720,
    field: 'weaving',
    eras: [3, 12],
    models: {
      kilim: {
        kinds: 'ręcznie tkany, geometryczny, dwustronny',
        size: [
          [100, 200],
          [1, 1],
          [150, 300],
        ],
        nouns: [
          { text: 'kilim', gender: 'm' },
          { text: 'kilim ludowy', gender: 'm', eras: [3, 10] },
          { text: 'sumak', gender: 'm', eras: [3, 10], price: 1200 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3067,
    share: 5,
    price: 890,
    field: 'none',
    eras: [8, 12],
    models: {
      hide: {
        kinds: 'łaciaty, garbowany roślinnie',
        size: [
          [150, 200],
          [1, 2],
          [180, 230],
        ],
        nouns: [
          { text: 'skóra bydlęca', gender: 'f' },
          { text: 'skóra na podłogę', gender: 'f' },
        ],
      },
    },
  },
]
