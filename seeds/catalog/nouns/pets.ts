import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.1 } as const

/** 166 Zwierzęta. */
export const PETS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3105,
    share: 4,
    price: 240,
    parcel: 'large',
    eras: [8, 12],
    madeOf: ['wicker', 'rattan', 'cotton', 'wool'],
    size: [
      [40, 90],
      [20, 55],
      [35, 70],
    ],
    kinds: 'dla kota, dla małego psa, z poduszką, z daszkiem',
    nouns: [
      { text: 'legowisko', gender: 'n' },
      { text: 'domek dla kota', gender: 'm', kinds: 'z poduszką, na nóżkach' },
      { text: 'posłanie', gender: 'n', madeOf: ['cotton', 'wool', 'linen'], kinds: 'dla psa, dla kota, pikowany' },
    ],
  },
  {
    ...TRAITS,
    id: 3106,
    share: 3,
    price: 60,
    eras: [5, 12],
    madeOf: ['stoneware', 'ceramic', 'enamel', 'steel'],
    size: [
      [12, 26],
      [4, 10],
      [12, 26],
    ],
    kinds: 'dla psa, dla kota, z antypoślizgową podstawą',
    nouns: [
      { text: 'miska', gender: 'f' },
      {
        text: 'miski na stojaku',
        gender: 'p',
        madeOf: ['oakSteel', 'beech'],
        eras: [12, 12],
        price: 160,
        size: [
          [30, 50],
          [10, 25],
          [16, 26],
        ],
        kinds: 'dla psa, dla kota',
      },
      { text: 'poidło', gender: 'n', madeOf: ['stoneware', 'ceramic'], kinds: 'dla kota, dla ptaków' },
    ],
  },
  {
    ...TRAITS,
    id: 3107,
    share: 3,
    price: 120,
    eras: [5, 12],
    madeOf: ['hide', 'brass', 'cotton'],
    size: [
      [20, 60],
      [3, 15],
      [2, 12],
    ],
    kinds: 'dla psa, z mosiężną klamrą',
    nouns: [
      {
        text: 'obroża',
        gender: 'f',
        madeOf: ['hide', 'cotton'],
        parcel: 'letter',
        size: [
          [30, 60],
          [2, 4],
          [1, 2],
        ],
      },
      {
        text: 'smycz',
        gender: 'f',
        madeOf: ['hide', 'cotton'],
        parcel: 'letter',
        size: [
          [110, 180],
          [2, 3],
          [1, 2],
        ],
      },
      {
        text: 'klatka dla ptaków',
        gender: 'f',
        madeOf: ['brass', 'bamboo', 'wicker', 'enamelled'],
        eras: [2, 12],
        parcel: 'large',
        price: 340,
        size: [
          [30, 55],
          [40, 85],
          [28, 45],
        ],
        kinds: 'wiszący, na stojaku, dekoracyjny',
      },
      {
        text: 'drapak',
        gender: 'm',
        madeOf: ['oak', 'beech'],
        eras: [12, 12],
        parcel: 'large',
        size: [
          [40, 60],
          [80, 150],
          [40, 60],
        ],
        price: 320,
        kinds: 'z sizalem, z półką',
      },
    ],
  },
]
