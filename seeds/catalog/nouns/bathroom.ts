import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'bath', parcel: 'parcel', styled: 0.25 } as const

/** 161 Łazienka. */
export const BATHROOM: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3087,
    share: 6,
    field: 'none',
    price: 890,
    parcel: 'furniture',
    eras: [5, 12],
    madeOf: ['teak', 'oak', 'painted', 'walnut'],
    size: [
      [40, 110],
      [50, 90],
      [30, 50],
    ],
    kinds: 'łazienkowy, pod umywalkę, z lustrem, wiszący',
    nouns: [
      { text: 'szafka', gender: 'f' },
      { text: 'komódka', gender: 'f', kinds: 'łazienkowy, z szufladami' },
      {
        text: 'apteczka',
        gender: 'f',
        madeOf: ['enamelled', 'oak', 'painted'],
        parcel: 'parcel',
        size: [
          [28, 45],
          [35, 60],
          [12, 18],
        ],
        price: 260,
        kinds: 'wiszący, z lustrem, z kluczykiem',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3088,
    share: 5,
    price: 420,
    eras: [3, 12],
    madeOf: ['brass', 'chrome', 'copper'],
    size: [
      [12, 30],
      [10, 35],
      [10, 28],
    ],
    kinds: 'umywalkowy, wannowy, ścienny, z porcelanowymi kurkami',
    nouns: [
      { text: 'bateria', gender: 'f' },
      { text: 'kran', gender: 'm', price: 220 },
      {
        text: 'umywalka',
        gender: 'f',
        madeOf: ['porcelain', 'stoneware', 'marble'],
        parcel: 'large',
        size: [
          [40, 65],
          [14, 25],
          [35, 50],
        ],
        price: 590,
        kinds: 'nablatowy, ścienny, na postumencie',
      },
      { text: 'deszczownica', gender: 'f', eras: [12, 12], kinds: 'ścienny, okrągły, z wężem' },
    ],
  },
  {
    ...TRAITS,
    id: 3089,
    share: 6,
    price: 120,
    eras: [3, 12],
    madeOf: ['brass', 'chrome', 'porcelain', 'teak'],
    size: [
      [10, 60],
      [5, 25],
      [6, 16],
    ],
    kinds: 'ścienny, wolnostojący, z półką',
    nouns: [
      { text: 'wieszak na ręczniki', gender: 'm' },
      {
        text: 'mydelniczka',
        gender: 'f',
        size: [
          [10, 16],
          [3, 8],
          [8, 12],
        ],
        price: 70,
        madeOf: ['brass', 'porcelain', 'teak', 'stoneware', 'marble'],
      },
      {
        text: 'dozownik do mydła',
        gender: 'm',
        madeOf: ['glass', 'stoneware', 'brass', 'marble'],
        eras: [10, 12],
        size: [
          [6, 10],
          [14, 20],
          [6, 10],
        ],
        kinds: 'z pompką, ścienny',
      },
      { text: 'półka łazienkowa', gender: 'f', madeOf: ['glassChrome', 'glassBrass', 'brass'], kinds: 'narożny, podwójny' },
      {
        text: 'kubek na szczoteczki',
        gender: 'm',
        madeOf: ['porcelain', 'stoneware', 'brass', 'marble'],
        size: [
          [7, 10],
          [9, 13],
          [7, 10],
        ],
        kinds: 'okrągły, z uchwytem ściennym',
      },
    ],
  },
]
