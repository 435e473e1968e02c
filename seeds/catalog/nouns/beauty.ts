import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.2 } as const

/** 168 Zdrowie i uroda. */
export const BEAUTY: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3111,
    share: 6,
    price: 190,
    eras: [2, 12],
    madeOf: ['cherry', 'walnut', 'mahogany', 'silvered', 'painted', 'hide', 'velvetCloth'],
    size: [
      [14, 34],
      [8, 28],
      [10, 24],
    ],
    kinds: 'na biżuterię, z lusterkiem, wyściełany, z kluczykiem, z szufladkami',
    nouns: [
      { text: 'szkatułka', gender: 'f' },
      {
        text: 'toaletka stołowa',
        gender: 'f',
        price: 320,
        size: [
          [30, 50],
          [35, 60],
          [18, 26],
        ],
        kinds: 'z lusterkiem, z szufladkami',
      },
      { text: 'kuferek', gender: 'm', kinds: 'kosmetyczny, podróżny, na biżuterię' },
    ],
  },
  {
    ...TRAITS,
    id: 3112,
    share: 7,
    field: 'glass',
    price: 130,
    eras: [2, 12],
    madeOf: ['crystal', 'colouredGlass', 'glass'],
    size: [
      [5, 12],
      [7, 22],
      [4, 10],
    ],
    kinds: 'na perfumy, z korkiem, z rozpylaczem, szlifowany',
    nouns: [
      { text: 'flakon', gender: 'm' },
      {
        text: 'perfumetka',
        gender: 'f',
        madeOf: ['colouredGlass', 'silver', 'gilded'],
        price: 110,
        size: [
          [2, 4],
          [6, 11],
          [2, 3],
        ],
        parcel: 'letter',
        kinds: 'torebkowy, z rozpylaczem',
      },
      { text: 'flakony', gender: 'p', price: 220, kinds: 'para, komplet 3 sztuk' },
      {
        text: 'flakon apteczny',
        gender: 'm',
        field: 'none',
        eras: [2, 6],
        madeOf: ['colouredGlass', 'glass', 'porcelain'],
        kinds: 'z korkiem, z etykietą',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3113,
    share: 4,
    price: 60,
    eras: [12, 12],
    madeOf: ['glass', 'paper', 'aluminium'],
    size: [
      [4, 12],
      [4, 18],
      [4, 10],
    ],
    kinds: 'lawendowy, nagietkowy, bezzapachowy, z olejem arganowym',
    styled: 0,
    nouns: [
      { text: 'krem do rąk', gender: 'm', madeOf: ['aluminium', 'glass'] },
      {
        text: 'mydło',
        gender: 'n',
        madeOf: ['paper'],
        price: 32,
        size: [
          [5, 9],
          [3, 4],
          [4, 7],
        ],
        parcel: 'letter',
      },
      {
        text: 'olejek do ciała',
        gender: 'm',
        madeOf: ['glass', 'colouredGlass'],
        price: 79,
        kinds: 'różany, migdałowy, z olejem arganowym',
      },
      { text: 'świeca do masażu', gender: 'f', madeOf: ['aluminium', 'glass', 'gilded'], price: 89, kinds: 'waniliowy, lawendowy' },
    ],
  },
]
