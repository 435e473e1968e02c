import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'textile', parcel: 'parcel', styled: 0.2 } as const

/** 157 Tekstylia. */
export const TEXTILES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3071,
    share: 12,
    price: 110,
    eras: [7, 12],
    madeOf: ['linen', 'wool', 'velvetCloth', 'cotton'],
    size: [
      [35, 60],
      [35, 60],
      [10, 18],
    ],
    kinds: 'dekoracyjny, haftowany, dwustronny, z wypustką, z frędzlami, pleciony',
    nouns: [
      { text: 'poduszka', gender: 'f' },
      {
        text: 'poszewka',
        gender: 'f',
        price: 70,
        size: [
          [40, 60],
          [40, 60],
        ],
      },
      {
        text: 'wałek',
        gender: 'm',
        size: [
          [45, 80],
          [16, 22],
          [16, 22],
        ],
        kinds: 'dekoracyjny, z chwostami',
      },
      {
        text: 'poduszka kilimowa',
        gender: 'f',
        field: 'weaving',
        madeOf: ['patternedWool'],
        price: 160,
        kinds: 'ręcznie tkany, geometryczny',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3072,
    share: 8,
    price: 260,
    eras: [4, 12],
    madeOf: ['wool', 'linen', 'cotton', 'velvetCloth'],
    size: [
      [130, 240],
      [180, 270],
    ],
    kinds: 'pikowany, z frędzlami, dwustronny, patchworkowy, ręcznie tkany',
    nouns: [
      { text: 'narzuta', gender: 'f' },
      {
        text: 'koc',
        gender: 'm',
        madeOf: ['wool', 'cotton'],
        size: [
          [130, 160],
          [180, 210],
        ],
        kinds: 'w kratę, z frędzlami, żakardowy',
      },
      { text: 'kapa', gender: 'f', madeOf: ['cotton', 'wool'], eras: [4, 10], kinds: 'szydełkowy, żakardowy' },
    ],
  },
  {
    ...TRAITS,
    id: 3073,
    share: 6,
    price: 210,
    eras: [8, 12],
    madeOf: ['linen', 'cotton', 'velvetCloth'],
    size: [
      [100, 150],
      [220, 290],
    ],
    kinds: 'zaciemniający, na taśmie, z podszewką',
    nouns: [
      { text: 'zasłona', gender: 'f' },
      { text: 'zasłony', gender: 'p', price: 360, kinds: 'para, zaciemniający, na szelkach' },
      { text: 'firana', gender: 'f', madeOf: ['linen', 'cotton'], kinds: 'koronkowy, haftowany, zazdroska' },
    ],
  },
  {
    ...TRAITS,
    id: 3074,
    share: 7,
    price: 240,
    eras: [9, 12],
    madeOf: ['linen', 'cotton'],
    size: [
      [140, 220],
      [180, 220],
    ],
    kinds: 'prany, satynowy, w paski, z guzikami',
    nouns: [
      { text: 'pościel', gender: 'f' },
      { text: 'poszwa', gender: 'f', price: 170 },
      {
        text: 'prześcieradło',
        gender: 'n',
        price: 120,
        size: [
          [160, 240],
          [220, 280],
        ],
        kinds: 'z gumką, prany',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3075,
    share: 9,
    price: 120,
    eras: [2, 12],
    madeOf: ['linen', 'cotton'],
    size: [
      [110, 180],
      [140, 320],
    ],
    kinds: 'haftowany, adamaszkowy, z mereżką, koronkowy',
    nouns: [
      { text: 'obrus', gender: 'm' },
      {
        text: 'serweta',
        gender: 'f',
        price: 60,
        size: [
          [40, 90],
          [40, 90],
        ],
        parcel: 'letter',
        kinds: 'haftowany, szydełkowy, richelieu',
      },
      {
        text: 'bieżnik',
        gender: 'm',
        price: 80,
        size: [
          [35, 50],
          [120, 200],
        ],
        kinds: 'haftowany, tkany',
      },
      {
        text: 'serwetki',
        gender: 'p',
        price: 70,
        size: [
          [35, 50],
          [35, 50],
        ],
        parcel: 'letter',
        kinds: 'komplet 6 sztuk, komplet 4 sztuk',
      },
    ],
  },
]
