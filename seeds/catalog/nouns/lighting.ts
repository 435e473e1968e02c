import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'lighting', parcel: 'parcel', styled: 0.15 } as const

/** 153 Oświetlenie. */
export const LIGHTING: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3057,
    share: 4,
    field: 'none',
    price: 39,
    eras: [12, 12],
    madeOf: ['glass', 'opalGlass', 'colouredGlass'],
    size: [
      [5, 13],
      [9, 18],
      [5, 13],
    ],
    kinds: 'z gwintem E27, z gwintem E14, ściemnialny, o ciepłej barwie, kulisty',
    nouns: [
      { text: 'żarówka dekoracyjna', gender: 'f' },
      { text: 'żarówka', gender: 'f' },
      { text: 'żarówka żarnikowa', gender: 'f' },
    ],
  },
  {
    ...TRAITS,
    id: 3058,
    share: 7,
    price: 230,
    eras: [5, 12],
    madeOf: ['enamelled', 'chrome', 'aluminium', 'brass', 'opalGlass', 'plastic'],
    size: [
      [10, 60],
      [10, 30],
      [10, 30],
    ],
    kinds: 'sufitowy, natynkowy, szynowy, kierunkowy',
    nouns: [
      { text: 'oprawa', gender: 'f' },
      { text: 'reflektor', gender: 'm', kinds: 'teatralny, sufitowy, na statywie' },
      { text: 'oprawa kanałowa', gender: 'f', madeOf: ['aluminium', 'enamel'], eras: [6, 10], kinds: 'z siatką, z oryginalnym szkłem' },
      { text: 'spot', gender: 'm', eras: [8, 12], price: 160, kinds: 'sufitowy, podwójny, obrotowy' },
    ],
  },
  {
    ...TRAITS,
    id: 3059,
    share: 6,
    price: 110,
    eras: [3, 12],
    madeOf: ['opalGlass', 'colouredGlass'],
    size: [
      [12, 40],
      [10, 32],
      [12, 40],
    ],
    kinds: 'kulisty, ryflowany, ręcznie dmuchany, karbowany',
    nouns: [
      { text: 'klosz', gender: 'm' },
      { text: 'klosz warsztatowy', gender: 'm', madeOf: ['enamel'], eras: [4, 10], kinds: 'z siatką, z oryginalną patyną' },
      { text: 'klosze', gender: 'p', price: 220, kinds: 'komplet 3 sztuk, para' },
      {
        text: 'abażur',
        gender: 'm',
        madeOf: ['linen', 'cotton', 'paper', 'rattan'],
        eras: [4, 12],
        price: 130,
        size: [
          [20, 55],
          [15, 40],
          [20, 55],
        ],
        kinds: 'plisowany, stożkowy, z frędzlami',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3060,
    share: 5,
    price: 360,
    eras: [3, 12],
    madeOf: ['brass', 'aluminium', 'forged', 'enamelled', 'copper'],
    size: [
      [15, 40],
      [20, 60],
      [15, 40],
    ],
    kinds: 'zewnętrzny, ogrodowy, z mlecznym szkłem, bryzgoszczelny',
    nouns: [
      { text: 'kinkiet', gender: 'm' },
      {
        text: 'latarnia',
        gender: 'f',
        parcel: 'large',
        price: 690,
        size: [
          [22, 45],
          [60, 180],
          [22, 45],
        ],
        kinds: 'ogrodowy, z mlecznym szkłem',
      },
      { text: 'lampa okrętowa', gender: 'f', madeOf: ['brass', 'aluminium'], eras: [5, 10], kinds: 'z siatką, z oryginalną patyną' },
      { text: 'słupek ogrodowy', gender: 'm', madeOf: ['enamelled', 'aluminium', 'concrete'], eras: [12, 12], kinds: 'niski, wysoki' },
    ],
  },
]
