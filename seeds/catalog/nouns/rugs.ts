import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'rug', parcel: 'large', styled: 0.2 } as const

/** 155 Dywany. Width and length stand as width and depth; the pile is the height. */
export const RUGS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3064,
    share: 14,
    price: 980,
    eras: [5, 12],
    madeOf: ['wool', 'patternedWool'],
    size: [
      [120, 250],
      [1, 3],
      [160, 350],
    ],
    kinds: 'ręcznie tkany, z długim włosem, geometryczny, w pasy, reliefowy',
    nouns: [
      { text: 'dywan', gender: 'm' },
      {
        text: 'dywan berberyjski',
        field: 'none',
        tellsOrigin: false,
        gender: 'm',
        madeOf: ['patternedWool', 'wool'],
        price: 1600,
        kinds: 'ręcznie tkany, w romby, z frędzlami',
      },
      { text: 'dywan rya', gender: 'm', eras: [8, 9], price: 1300, kinds: 'z długim włosem, ręcznie wiązany' },
      {
        text: 'chodnik',
        gender: 'm',
        size: [
          [60, 90],
          [1, 2],
          [180, 400],
        ],
        price: 420,
        kinds: 'ręcznie tkany, w pasy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3065,
    share: 10,
    price: 1900,
    field: 'none',
    tellsOrigin: false,
    eras: [2, 11],
    madeOf: ['patternedWool'],
    size: [
      [90, 260],
      [1, 2],
      [140, 360],
    ],
    kinds: 'ręcznie wiązany, z medalionem, o gęstym splocie, z jedwabnym włosem',
    nouns: [
      { text: 'dywan perski', gender: 'm' },
      { text: 'dywan turecki', gender: 'm', price: 1500 },
      { text: 'dywan kaukaski', gender: 'm', eras: [2, 8], price: 2400 },
      { text: 'dywan afgański', gender: 'm', eras: [6, 11], price: 1300 },
      { text: 'dywan turkmeński', gender: 'm', eras: [2, 9], price: 2100 },
    ],
  },
  {
    ...TRAITS,
    id: 3066,
    share: 9,
    field: 'weaving',
    price: 720,
    eras: [3, 12],
    madeOf: ['patternedWool', 'wool', 'cotton'],
    size: [
      [80, 200],
      [1, 1],
      [120, 300],
    ],
    kinds: 'ręcznie tkany, dwustronny, geometryczny, z frędzlami',
    nouns: [
      { text: 'kilim', gender: 'm' },
      { text: 'kilim ludowy', gender: 'm', eras: [3, 10] },
      { text: 'kilim gliniański', gender: 'm', eras: [3, 6], madeOf: ['patternedWool'], price: 1400 },
      { text: 'sumak', gender: 'm', eras: [2, 10], madeOf: ['patternedWool'], price: 1500 },
    ],
  },
  {
    ...TRAITS,
    id: 3067,
    share: 5,
    price: 480,
    field: 'none',
    eras: [8, 12],
    madeOf: ['fur'],
    size: [
      [60, 200],
      [2, 5],
      [90, 220],
    ],
    kinds: 'łaciaty, garbowany roślinnie, o gęstym włosie',
    nouns: [
      {
        text: 'skóra owcza',
        gender: 'f',
        size: [
          [60, 75],
          [4, 6],
          [90, 120],
        ],
        price: 290,
        parcel: 'parcel',
      },
      {
        text: 'skóra bydlęca',
        gender: 'f',
        size: [
          [150, 200],
          [1, 2],
          [180, 230],
        ],
        price: 890,
      },
      {
        text: 'dywan patchworkowy',
        gender: 'm',
        price: 990,
        size: [
          [120, 180],
          [1, 2],
          [170, 240],
        ],
      },
    ],
  },
]
