import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'garden', parcel: 'furniture', styled: 0.2, eras: [2, 12] } as const

/** 149 Ogród. */
export const GARDEN: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3040,
    share: 12,
    price: 990,
    eras: [3, 12],
    models: {
      'garden-set': {
        kinds: 'ażurowy, z okrągłym stolikiem',
        nouns: [
          { text: 'stolik ogrodowy z dwoma krzesłami', gender: 'm' },
          { text: 'komplet ogrodowy z dwoma krzesłami', gender: 'm' },
        ],
      },
      'garden-chair': {
        price: 490,
        eras: [7, 12],
        kinds: 'tarasowy, z poduszką',
        nouns: [
          { text: 'krzesło ogrodowe', gender: 'n' },
          { text: 'fotel ogrodowy', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3041,
    share: 14,
    price: 90,
    parcel: 'parcel',
    eras: [3, 12],
    models: {
      planter: {
        kinds: 'stożkowy, z rantem',
        size: [
          [18, 40],
          [16, 36],
          [18, 40],
        ],
        nouns: [
          { text: 'donica', gender: 'f' },
          {
            text: 'doniczka',
            gender: 'f',
            price: 60,
            size: [
              [14, 22],
              [13, 20],
              [14, 22],
            ],
          },
          { text: 'osłonka', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3042,
    share: 8,
    price: 420,
    parcel: 'large',
    eras: [2, 12],
    models: {
      urn: {
        kinds: 'kielichowy, na stopie',
        nouns: [
          { text: 'waza ogrodowa', gender: 'f' },
          { text: 'donica kielichowa', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3043,
    share: 4,
    price: 480,
    parcel: 'large',
    eras: [9, 12],
    models: {
      grill: {
        kinds: 'węglowy, na nóżkach, z pokrywą',
        nouns: [
          { text: 'grill', gender: 'm' },
          { text: 'grill kulisty', gender: 'm' },
        ],
      },
    },
  },
]
