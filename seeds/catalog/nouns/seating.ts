import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'seating', parcel: 'furniture', styled: 0.4, eras: [2, 12] } as const

/** 147 Siedziska: armchairs, sofas, poufs, chaises. */
export const SEATING: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3024,
    share: 58,
    price: 1150,
    models: {
      'wooden-armchair': {
        eras: [7, 12],
        kinds: 'z drewnianymi podłokietnikami, na skośnych nogach, wypoczynkowy',
        nouns: [
          { text: 'fotel', gender: 'm' },
          { text: 'fotel wypoczynkowy', gender: 'm', price: 1250 },
        ],
      },
      'club-armchair': {
        price: 1900,
        eras: [4, 12],
        kinds: 'o pełnych bokach, na niskich nóżkach',
        nouns: [
          { text: 'fotel', gender: 'm' },
          { text: 'fotel klubowy', gender: 'm', field: 'none' },
        ],
      },
      'shell-armchair': {
        eras: [7, 12],
        kinds: 'na skośnych nogach, z wysokim oparciem',
        nouns: [
          { text: 'fotel', gender: 'm' },
          { text: 'fotel z wysokim oparciem', gender: 'm', price: 1250 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3026,
    share: 26,
    price: 2700,
    models: {
      sofa: {
        eras: [7, 12],
        kinds: 'trzyosobowy, na skośnych nogach',
        nouns: [
          { text: 'sofa', gender: 'f' },
          { text: 'kanapa', gender: 'f', field: 'none', price: 2300 },
        ],
      },
      'club-sofa': {
        price: 3900,
        eras: [4, 12],
        kinds: 'dwuosobowy, o pełnych bokach',
        nouns: [
          { text: 'sofa', gender: 'f' },
          { text: 'sofa klubowa', gender: 'f', field: 'none' },
        ],
      },
      'wooden-sofa': {
        price: 2300,
        eras: [7, 12],
        kinds: 'trzyosobowy, z drewnianymi podłokietnikami',
        nouns: [
          { text: 'wersalka', gender: 'f', field: 'none', eras: [7, 11], price: 1500 },
          { text: 'sofa', gender: 'f' },
          { text: 'kanapa', gender: 'f', field: 'none', price: 2100 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3027,
    share: 12,
    price: 360,
    parcel: 'large',
    eras: [5, 12],
    models: {
      pouf: {
        kinds: 'okrągły, na nóżkach, z guzikiem',
        nouns: [
          { text: 'pufa', gender: 'f' },
          { text: 'puf', gender: 'm' },
        ],
      },
      'square-pouf': {
        kinds: 'kwadratowy, na niskiej podstawie',
        nouns: [
          { text: 'pufa', gender: 'f' },
          { text: 'podnóżek', gender: 'm', field: 'none' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3030,
    share: 9,
    price: 2500,
    eras: [5, 12],
    models: {
      chaise: {
        kinds: 'z wałkiem, na drewnianych nóżkach',
        nouns: [
          { text: 'szezlong', gender: 'm' },
          { text: 'leżanka', gender: 'f', price: 2300 },
        ],
      },
    },
  },
]
