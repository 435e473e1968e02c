import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.2, eras: [2, 12] } as const

/** 151 Dla dzieci. */
export const CHILDREN: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3049,
    share: 10,
    price: 190,
    parcel: 'large',
    eras: [5, 12],
    models: {
      'kids-chair': {
        kinds: 'dziecięcy, dla przedszkolaka, z serduszkiem w oparciu',
        nouns: [
          { text: 'krzesełko', gender: 'n' },
          { text: 'krzesełko dziecięce', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3050,
    share: 16,
    price: 140,
    styled: 0,
    eras: [3, 12],
    models: {
      'toy-horse': {
        price: 590,
        parcel: 'large',
        kinds: 'drewniany, na płozach',
        nouns: [
          { text: 'konik na biegunach', gender: 'm' },
          { text: 'koń na biegunach', gender: 'm' },
        ],
      },
      'toy-car': {
        field: 'toy',
        kinds: 'metalowy, kolekcjonerski',
        nouns: [
          { text: 'samochodzik', gender: 'm' },
          { text: 'samochodzik zabawka', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3051,
    share: 6,
    price: 190,
    eras: [8, 12],
    models: {
      'kids-lamp': {
        kinds: 'dziecięcy, w kształcie grzybka, w kropki',
        nouns: [
          { text: 'lampka nocna', gender: 'f' },
          { text: 'lampka dziecięca', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3052,
    share: 7,
    price: 160,
    field: 'textile',
    eras: [8, 12],
    models: {
      quilt: {
        kinds: 'w gwiazdki, patchworkowy, pikowany',
        size: [
          [90, 140],
          [110, 160],
        ],
        nouns: [
          { text: 'narzuta dziecięca', gender: 'f' },
          { text: 'kołderka dziecięca', gender: 'f' },
        ],
      },
    },
  },
]
