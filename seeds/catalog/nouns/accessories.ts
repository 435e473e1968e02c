import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.3, eras: [2, 12] } as const

/** 146 Akcesoria. */
export const ACCESSORIES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3019,
    share: 12,
    price: 490,
    field: 'furniture',
    parcel: 'large',
    eras: [2, 12],
    models: {
      'coat-rack': {
        kinds: 'stojący, wolnostojący, na okrągłej podstawie',
        nouns: [
          { text: 'wieszak stojący', gender: 'm' },
          { text: 'wieszak na ubrania', gender: 'm' },
          { text: 'stojak na kapelusze', gender: 'm', field: 'none', eras: [2, 8] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3020,
    share: 14,
    price: 220,
    eras: [2, 12],
    models: {
      box: {
        kinds: 'z pokrywą, z zamkiem, na drobiazgi',
        nouns: [
          { text: 'pudełko', gender: 'n' },
          { text: 'kasetka', gender: 'f', price: 260 },
          { text: 'szkatuła', gender: 'f', price: 320, eras: [2, 9] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3021,
    share: 9,
    price: 130,
    eras: [4, 12],
    models: {
      basket: {
        kinds: 'z uchwytami, pleciony, okrągły',
        nouns: [
          { text: 'kosz', gender: 'm' },
          { text: 'kosz na drewno', gender: 'm' },
          { text: 'kosz na pledy', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3022,
    share: 20,
    price: 390,
    field: 'clock',
    models: {
      'wall-clock': {
        eras: [7, 12],
        kinds: 'mechaniczny, kwarcowy, z jasną tarczą',
        nouns: [
          { text: 'zegar ścienny', gender: 'm' },
          {
            text: 'zegar słoneczko',
            gender: 'm',
            field: 'none',
            price: 450,
            of: ['brass/gold', 'chrome/silver', 'steel/grey'],
            size: [
              [45, 65],
              [45, 65],
              [4, 6],
            ],
          },
          { text: 'zegar kuchenny', gender: 'm', of: ['teak/brown'] },
        ],
      },
      'mantel-clock': {
        price: 890,
        eras: [2, 7],
        kinds: 'z jasną tarczą, nakręcany kluczem',
        nouns: [
          { text: 'zegar kominkowy', gender: 'm' },
          { text: 'zegar gabinetowy', gender: 'm', field: 'none' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3023,
    share: 5,
    price: 780,
    parcel: 'large',
    eras: [4, 12],
    models: {
      screen: {
        kinds: 'trzyskrzydłowy, składany',
        nouns: [
          { text: 'parawan', gender: 'm' },
          { text: 'parawan pokojowy', gender: 'm' },
        ],
      },
    },
  },
]
