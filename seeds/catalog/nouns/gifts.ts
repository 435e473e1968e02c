import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', eras: [4, 12], parcel: 'parcel', styled: 0.15 } as const

/** 152 Prezenty. */
export const GIFTS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3053,
    share: 6,
    price: 160,
    madeOf: ['porcelain', 'silvered', 'crystal'],
    size: [
      [8, 22],
      [6, 22],
      [8, 20],
    ],
    kinds: 'w pudełku prezentowym, z grawerem, z motywem kwiatowym',
    nouns: [
      { text: 'flakon do perfum', gender: 'm', madeOf: ['crystal', 'colouredGlass'] },
      {
        text: 'puderniczka',
        gender: 'f',
        madeOf: ['silvered', 'brass', 'gilded'],
        size: [
          [6, 9],
          [1, 3],
          [6, 9],
        ],
        parcel: 'letter',
        eras: [4, 11],
      },
      {
        text: 'lusterko',
        gender: 'n',
        madeOf: ['silvered', 'brass'],
        size: [
          [8, 14],
          [18, 28],
          [1, 3],
        ],
        kinds: 'ręczny, z grawerem, kieszonkowy',
      },
      { text: 'szkatułka z pozytywką', gender: 'f', madeOf: ['cherry', 'mahogany', 'painted'], kinds: 'z tancerką, wyściełany aksamitem' },
      {
        text: 'chusta',
        gender: 'f',
        field: 'textile',
        madeOf: ['cotton', 'wool'],
        size: [
          [70, 140],
          [70, 140],
        ],
        kinds: 'w kwiaty, z frędzlami',
        parcel: 'letter',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3054,
    share: 6,
    price: 190,
    madeOf: ['hide', 'steel', 'silvered'],
    size: [
      [6, 25],
      [4, 25],
      [2, 12],
    ],
    kinds: 'w etui, z grawerem, podróżny',
    nouns: [
      {
        text: 'piersiówka',
        gender: 'f',
        madeOf: ['steel', 'silvered', 'hide'],
        size: [
          [8, 11],
          [11, 16],
          [2, 3],
        ],
      },
      {
        text: 'spinki do mankietów',
        gender: 'p',
        field: 'jewellery',
        madeOf: ['silver', 'gilded'],
        size: [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        parcel: 'letter',
      },
      { text: 'zestaw do golenia', gender: 'm', madeOf: ['chrome', 'brass'], kinds: 'podróżny, w etui' },
      {
        text: 'scyzoryk',
        gender: 'm',
        madeOf: ['steel'],
        size: [
          [8, 12],
          [1, 3],
          [1, 2],
        ],
        parcel: 'letter',
        kinds: 'z korkociągiem, z rogową okładziną',
      },
      {
        text: 'popielniczka',
        gender: 'f',
        field: 'glass',
        madeOf: ['crystal', 'colouredGlass', 'marble', 'brass'],
        size: [
          [10, 24],
          [3, 9],
          [10, 24],
        ],
        kinds: 'szlifowany, bloczkowy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3055,
    share: 7,
    price: 150,
    madeOf: ['wool', 'linen', 'brass', 'stoneware'],
    size: [
      [15, 40],
      [10, 30],
      [10, 30],
    ],
    kinds: 'w pudełku prezentowym, ręcznie wykonany',
    nouns: [
      {
        text: 'pled',
        gender: 'm',
        field: 'textile',
        madeOf: ['wool', 'cotton'],
        size: [
          [120, 150],
          [170, 200],
        ],
        kinds: 'z frędzlami, w kratę, dwustronny',
      },
      {
        text: 'dzwonek',
        gender: 'm',
        field: 'metalware',
        madeOf: ['brass', 'porcelain', 'crystal'],
        size: [
          [5, 10],
          [8, 18],
          [5, 10],
        ],
        kinds: 'stołowy, z drewnianą rączką',
      },
      {
        text: 'podstawki',
        gender: 'p',
        madeOf: ['teak', 'marble', 'brass', 'hide'],
        size: [
          [9, 12],
          [3, 8],
          [9, 12],
        ],
        kinds: 'komplet 6 sztuk, w stojaku',
      },
      {
        text: 'moździerz',
        gender: 'm',
        field: 'metalware',
        madeOf: ['brass', 'marble', 'granite'],
        size: [
          [9, 16],
          [9, 16],
          [9, 16],
        ],
        kinds: 'z tłuczkiem',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3056,
    share: 5,
    price: 290,
    madeOf: ['silvered', 'crystal', 'porcelain'],
    size: [
      [15, 40],
      [8, 35],
      [10, 30],
    ],
    kinds: 'w etui, z miejscem na grawer, w pudełku prezentowym',
    nouns: [
      {
        text: 'wiaderko do szampana',
        gender: 'n',
        field: 'metalware',
        madeOf: ['silvered', 'crystal', 'brass'],
        size: [
          [18, 24],
          [20, 26],
          [18, 24],
        ],
      },
      {
        text: 'taca',
        gender: 'f',
        field: 'metalware',
        madeOf: ['silvered', 'silver', 'brass'],
        size: [
          [28, 50],
          [2, 4],
          [20, 36],
        ],
      },
      {
        text: 'kieliszki ślubne',
        gender: 'p',
        field: 'glass',
        madeOf: ['crystal', 'glass', 'colouredGlass'],
        size: [
          [6, 9],
          [18, 26],
          [6, 9],
        ],
        kinds: 'para, para w pudełku',
      },
      { text: 'komplet do kawy', gender: 'm', field: 'porcelain', madeOf: ['porcelain', 'stoneware'], kinds: 'dla dwojga, na tacy' },
    ],
  },
]
