import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.05, eras: [2, 12] } as const

/** 162 Boże Narodzenie. */
export const CHRISTMAS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3090,
    share: 9,
    price: 110,
    eras: [5, 12],
    models: {
      baubles: {
        kinds: 'komplet 3 sztuk',
        size: [
          [6, 10],
          [7, 11],
          [6, 10],
        ],
        nouns: [
          { text: 'bombki', gender: 'p' },
          { text: 'bombki choinkowe', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3091,
    share: 4,
    price: 290,
    parcel: 'large',
    eras: [7, 12],
    models: {
      'christmas-tree': {
        kinds: 'z ozdobami, ze stojakiem, z gwiazdą na czubku',
        nouns: [
          { text: 'choinka', gender: 'f' },
          { text: 'sztuczna choinka', gender: 'f', of: ['plastic/green', 'plastic/white', 'metal/gold'] },
          { text: 'choinka z listewek', gender: 'f', of: ['wood/brown'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3092,
    share: 7,
    price: 120,
    eras: [7, 12],
    models: {
      wreath: {
        kinds: 'z kokardą, z bombkami',
        nouns: [
          { text: 'wieniec świąteczny', gender: 'm' },
          { text: 'wianek na drzwi', gender: 'm' },
        ],
      },
      'paper-star': {
        kinds: 'papierowy, wiszący',
        nouns: [
          { text: 'gwiazda świąteczna', gender: 'f' },
          { text: 'gwiazda', gender: 'f' },
        ],
      },
    },
  },
]
