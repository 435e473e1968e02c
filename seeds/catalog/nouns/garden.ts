import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'garden', eras: [3, 12], styled: 0.2 } as const

/** 149 Ogród. */
export const GARDEN: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3040,
    share: 12,
    price: 690,
    parcel: 'furniture',
    madeOf: ['forged', 'enamelled', 'teak', 'rattan', 'aluminium'],
    size: [
      [50, 150],
      [70, 95],
      [50, 90],
    ],
    kinds: 'ogrodowy, tarasowy, składany, ażurowy',
    nouns: [
      {
        text: 'stół',
        gender: 'm',
        price: 990,
        size: [
          [70, 160],
          [70, 76],
          [70, 90],
        ],
      },
      {
        text: 'krzesło',
        gender: 'n',
        price: 290,
        size: [
          [42, 56],
          [80, 95],
          [45, 58],
        ],
        parcel: 'large',
      },
      {
        text: 'ławka',
        gender: 'f',
        madeOf: ['iron', 'teak', 'forged'],
        size: [
          [110, 160],
          [78, 92],
          [55, 68],
        ],
        kinds: 'ogrodowy, parkowy',
      },
      {
        text: 'fotel',
        gender: 'm',
        madeOf: ['rattan', 'teak', 'enamelled'],
        eras: [7, 12],
        size: [
          [58, 78],
          [75, 95],
          [60, 80],
        ],
        kinds: 'tarasowy, ogrodowy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3041,
    share: 14,
    price: 130,
    parcel: 'parcel',
    madeOf: ['terracotta', 'ceramic', 'stoneware', 'concrete'],
    size: [
      [14, 50],
      [14, 50],
      [14, 50],
    ],
    kinds: 'z podstawką, reliefowy, okrągły, wysoki',
    nouns: [
      { text: 'donica', gender: 'f' },
      {
        text: 'doniczka',
        gender: 'f',
        price: 60,
        size: [
          [10, 22],
          [9, 22],
          [10, 22],
        ],
      },
      {
        text: 'osłonka',
        gender: 'f',
        field: 'porcelain',
        madeOf: ['ceramic', 'stoneware', 'porcelain', 'brass'],
        eras: [4, 12],
        price: 90,
        size: [
          [12, 28],
          [11, 26],
          [12, 28],
        ],
        kinds: 'na nóżkach, karbowany, z uchwytami',
      },
      {
        text: 'kwietnik',
        gender: 'm',
        madeOf: ['teak', 'rattan', 'forged', 'brass', 'beech'],
        eras: [5, 12],
        parcel: 'large',
        size: [
          [25, 80],
          [45, 100],
          [22, 35],
        ],
        price: 240,
        kinds: 'wielopoziomowy, na trzech nogach, składany',
      },
      {
        text: 'wazon ogrodowy',
        gender: 'm',
        madeOf: ['iron', 'stone', 'terracotta'],
        eras: [2, 12],
        parcel: 'large',
        size: [
          [35, 65],
          [40, 80],
          [35, 65],
        ],
        price: 690,
        kinds: 'na cokole, kielichowy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3042,
    share: 8,
    price: 420,
    parcel: 'large',
    madeOf: ['stone', 'concrete', 'terracotta', 'iron'],
    size: [
      [25, 60],
      [35, 110],
      [25, 50],
    ],
    kinds: 'z patyną, mrozoodporny, na postumencie',
    nouns: [
      { text: 'rzeźba ogrodowa', gender: 'f' },
      {
        text: 'poidełko dla ptaków',
        gender: 'n',
        size: [
          [35, 50],
          [45, 80],
          [35, 50],
        ],
        price: 320,
        kinds: 'na nóżce, okrągły',
      },
      {
        text: 'fontanna',
        gender: 'f',
        madeOf: ['stone', 'concrete', 'iron'],
        price: 1400,
        size: [
          [50, 90],
          [70, 140],
          [50, 90],
        ],
        kinds: 'dwupoziomowy, z obiegiem zamkniętym',
      },
      { text: 'zegar słoneczny', gender: 'm', madeOf: ['brass', 'stone', 'bronze'], kinds: 'na postumencie, grawerowany' },
    ],
  },
  {
    ...TRAITS,
    id: 3043,
    share: 4,
    price: 480,
    parcel: 'large',
    eras: [9, 12],
    madeOf: ['enamelled', 'iron', 'steel'],
    size: [
      [40, 70],
      [70, 105],
      [40, 60],
    ],
    kinds: 'węglowy, na nóżkach, przenośny',
    nouns: [
      { text: 'grill', gender: 'm' },
      {
        text: 'palenisko',
        gender: 'n',
        madeOf: ['iron', 'steel'],
        size: [
          [50, 90],
          [30, 60],
          [50, 90],
        ],
        kinds: 'z rusztem, na trzech nogach',
      },
      {
        text: 'kociołek',
        gender: 'm',
        madeOf: ['iron', 'enamel'],
        price: 260,
        size: [
          [28, 42],
          [25, 40],
          [28, 42],
        ],
        kinds: 'z pokrywą, na trójnogu',
      },
    ],
  },
]
