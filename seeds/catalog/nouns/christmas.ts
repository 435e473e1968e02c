import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.05 } as const

/** 162 Boże Narodzenie. */
export const CHRISTMAS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3090,
    share: 9,
    price: 75,
    eras: [4, 12],
    madeOf: ['colouredGlass', 'glass'],
    size: [
      [5, 12],
      [6, 18],
      [5, 12],
    ],
    kinds: 'ręcznie malowany, dmuchany, z brokatem, w kształcie sopla, w kształcie szyszki',
    nouns: [
      { text: 'bombka', gender: 'f' },
      {
        text: 'bombki',
        gender: 'p',
        price: 140,
        size: [
          [20, 35],
          [6, 12],
          [15, 25],
        ],
        kinds: 'komplet 12 sztuk, komplet 6 sztuk, w oryginalnym pudełku',
      },
      {
        text: 'szpic na choinkę',
        gender: 'm',
        size: [
          [5, 9],
          [20, 32],
          [5, 9],
        ],
        kinds: 'ręcznie malowany, z dzwonkami',
      },
      { text: 'bombka figuralna', gender: 'f', price: 90, kinds: 'mikołaj, ptak, muchomor, klaun, domek' },
    ],
  },
  {
    ...TRAITS,
    id: 3091,
    share: 4,
    price: 190,
    eras: [7, 12],
    madeOf: ['plastic', 'paper', 'wood'],
    size: [
      [30, 90],
      [45, 180],
      [30, 90],
    ],
    kinds: 'stołowy, składany, ze stojakiem',
    nouns: [
      { text: 'choinka', gender: 'f' },
      {
        text: 'choinka',
        gender: 'f',
        madeOf: ['ceramic', 'colouredGlass', 'brass'],
        size: [
          [14, 30],
          [20, 45],
          [14, 30],
        ],
        kinds: 'podświetlany, stołowy',
      },
      {
        text: 'stojak na choinkę',
        gender: 'm',
        madeOf: ['iron', 'enamelled'],
        eras: [3, 12],
        size: [
          [30, 50],
          [15, 30],
          [30, 50],
        ],
        kinds: 'ażurowy, na trzech nogach',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3092,
    share: 7,
    price: 90,
    eras: [4, 12],
    madeOf: ['wood', 'brass', 'paper', 'ceramic'],
    size: [
      [10, 45],
      [10, 50],
      [4, 25],
    ],
    kinds: 'świąteczny, ręcznie wykonany, z gwiazdą',
    nouns: [
      { text: 'szopka', gender: 'f', madeOf: ['wood', 'ceramic', 'paper'], kinds: 'krakowski, z figurkami, składany', price: 190 },
      { text: 'gwiazda', gender: 'f', madeOf: ['paper', 'brass'], kinds: 'świąteczny, podświetlany' },
      {
        text: 'świecznik',
        gender: 'm',
        field: 'metalware',
        madeOf: ['brass', 'wood', 'enamelled'],
        kinds: 'adwentowy, z aniołkami, z karuzelą',
      },
      { text: 'dziadek do orzechów', gender: 'm', madeOf: ['painted', 'wood'], kinds: 'żołnierzyk, król', price: 130 },
      {
        text: 'łańcuch na choinkę',
        gender: 'm',
        madeOf: ['colouredGlass', 'paper'],
        size: [
          [150, 300],
          [2, 4],
          [2, 4],
        ],
        kinds: 'z koralików, ręcznie klejony',
      },
    ],
  },
]
