import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'porcelain', parcel: 'parcel', styled: 0.2, eras: [2, 12] } as const

/** 148 Kuchnia i stół. */
export const TABLEWARE: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3032,
    share: 24,
    price: 240,
    eras: [2, 12],
    models: {
      plates: {
        kinds: 'komplet 4 sztuk, z kropkami na rancie',
        nouns: [
          { text: 'talerze', gender: 'p' },
          { text: 'talerze obiadowe', gender: 'p' },
          {
            text: 'talerze deserowe',
            gender: 'p',
            price: 180,
            size: [
              [17, 21],
              [2, 3],
              [17, 21],
            ],
          },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3033,
    share: 22,
    price: 80,
    eras: [2, 12],
    models: {
      cup: {
        kinds: 'ze spodkiem',
        nouns: [
          { text: 'filiżanka', gender: 'f' },
          { text: 'filiżanka do kawy', gender: 'f' },
          { text: 'filiżanka do herbaty', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3034,
    share: 24,
    price: 150,
    field: 'glass',
    eras: [2, 12],
    models: {
      'wine-glass': {
        kinds: 'para, na wysokich nóżkach',
        nouns: [
          { text: 'kieliszki do wina', gender: 'p' },
          {
            text: 'kieliszki',
            gender: 'p',
            size: [
              [7, 9],
              [20, 24],
              [7, 9],
            ],
          },
        ],
      },
      coupe: {
        kinds: 'para, na wysokich nóżkach',
        nouns: [
          { text: 'kieliszki do szampana', gender: 'p' },
          { text: 'kieliszki koktajlowe', gender: 'p', eras: [5, 12] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3035,
    share: 16,
    price: 160,
    field: 'cutlery',
    eras: [2, 12],
    models: {
      cutlery: {
        kinds: 'komplet 4 sztuk, z dwoma widelcami',
        nouns: [
          {
            text: 'sztućce',
            gender: 'p',
            size: [
              [18, 24],
              [2, 3],
              [20, 26],
            ],
          },
          {
            text: 'sztućce stołowe',
            gender: 'p',
            size: [
              [18, 24],
              [2, 3],
              [20, 26],
            ],
          },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3036,
    share: 18,
    price: 140,
    eras: [2, 12],
    models: {
      jug: {
        kinds: 'z uchem, o pękatym brzuścu',
        nouns: [
          { text: 'dzbanek', gender: 'm' },
          { text: 'dzban', gender: 'm', price: 170 },
        ],
      },
      'glass-jug': {
        field: 'glass',
        kinds: 'z uchem, na wodę',
        nouns: [
          { text: 'dzbanek', gender: 'm' },
          { text: 'dzban na lemoniadę', gender: 'm', price: 160 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3037,
    share: 16,
    price: 390,
    eras: [2, 12],
    models: {
      service: {
        kinds: 'dla jednej osoby, z czajnikiem',
        nouns: [
          { text: 'serwis herbaciany', gender: 'm' },
          { text: 'serwis kawowy', gender: 'm' },
          { text: 'zestaw śniadaniowy', gender: 'm', eras: [7, 12], price: 290 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3038,
    share: 13,
    price: 150,
    field: 'glass',
    eras: [2, 12],
    models: {
      'cake-stand': {
        kinds: 'na nóżce, z falistym brzegiem',
        nouns: [
          { text: 'patera', gender: 'f' },
          { text: 'patera na ciasto', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3039,
    share: 10,
    price: 170,
    field: 'cookware',
    eras: [3, 12],
    models: {
      pot: {
        kinds: 'z pokrywką, z dwoma uchwytami',
        nouns: [
          { text: 'garnek', gender: 'm' },
          { text: 'brytfanna', gender: 'f' },
        ],
      },
    },
  },
]
