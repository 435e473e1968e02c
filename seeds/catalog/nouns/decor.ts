import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'porcelain', parcel: 'parcel', styled: 0.35, eras: [2, 12] } as const

/** 158 Dekoracje. */
export const DECOR: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3076,
    share: 40,
    price: 190,
    models: {
      'baluster-vase': {
        eras: [2, 12],
        kinds: 'o pękatym brzuścu, z wąską szyjką',
        nouns: [
          { text: 'wazon', gender: 'm' },
          { text: 'waza', gender: 'f' },
        ],
      },
      'bottle-vase': {
        eras: [5, 12],
        kinds: 'z wąską szyjką, o smukłej szyi',
        nouns: [
          { text: 'wazon', gender: 'm' },
          { text: 'flakonik na jeden kwiat', gender: 'm', price: 110 },
        ],
      },
      'glass-vase': {
        field: 'glass',
        eras: [4, 12],
        kinds: 'kielichowy, rozszerzany ku górze',
        nouns: [
          { text: 'wazon', gender: 'm' },
          { text: 'wazon na bukiet', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3077,
    share: 22,
    price: 170,
    eras: [4, 12],
    models: {
      'bird-figurine': {
        kinds: 'ptak, ptak na nóżce',
        nouns: [
          { text: 'figurka', gender: 'f' },
          { text: 'figurka ptaka', gender: 'f', kinds: 'stojący' },
        ],
      },
      'cat-figurine': {
        kinds: 'kot, siedzący kot',
        nouns: [
          { text: 'figurka', gender: 'f' },
          { text: 'figurka kota', gender: 'f', kinds: 'siedzący' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3078,
    share: 8,
    price: 110,
    field: 'metalware',
    eras: [2, 12],
    models: {
      'photo-frame': {
        kinds: 'na zdjęcie, z podpórką, prostokątny',
        nouns: [
          { text: 'ramka', gender: 'f' },
          { text: 'ramka na fotografię', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3079,
    share: 14,
    price: 160,
    eras: [4, 12],
    models: {
      bowl: {
        kinds: 'na owoce, na stopce',
        nouns: [
          { text: 'misa', gender: 'f' },
          { text: 'misa na owoce', gender: 'f' },
          { text: 'salaterka', gender: 'f', price: 90 },
        ],
      },
    },
  },
]
