import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0 } as const

/** 169 Gry. */
export const GAMES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3114,
    share: 5,
    price: 240,
    eras: [3, 12],
    madeOf: ['wood', 'beech', 'cherry', 'marble', 'brass'],
    size: [
      [25, 50],
      [5, 12],
      [25, 50],
    ],
    kinds: 'turniejowy, rzeźbiony, podróżny, z szachownicą, komplet w pudełku',
    nouns: [
      { text: 'szachy', gender: 'p' },
      {
        text: 'szachownica',
        gender: 'f',
        madeOf: ['walnut', 'oak', 'marble', 'beech'],
        size: [
          [35, 55],
          [2, 5],
          [35, 55],
        ],
        kinds: 'intarsjowany, składany',
      },
      {
        text: 'zegar szachowy',
        gender: 'm',
        field: 'clock',
        eras: [5, 11],
        madeOf: ['wood', 'bakelite', 'plastic'],
        size: [
          [18, 24],
          [10, 14],
          [5, 8],
        ],
        kinds: 'mechaniczny, sprawny',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3115,
    share: 5,
    price: 95,
    eras: [5, 12],
    madeOf: ['print', 'paper', 'wood'],
    size: [
      [20, 45],
      [4, 10],
      [20, 35],
    ],
    kinds: 'w oryginalnym pudełku, kompletny, rodzinny, strategiczny',
    nouns: [
      { text: 'gra planszowa', gender: 'f' },
      { text: 'chińczyk', gender: 'm', madeOf: ['wood', 'print', 'paper'], kinds: 'w oryginalnym pudełku, kompletny' },
      { text: 'domino', gender: 'n', madeOf: ['wood', 'bakelite', 'marble'], kinds: 'w skrzyneczce, kompletny' },
      {
        text: 'tryktrak',
        gender: 'm',
        madeOf: ['walnut', 'hide', 'mahogany'],
        eras: [2, 12],
        price: 290,
        kinds: 'intarsjowany, walizkowy',
      },
      { text: 'warcaby', gender: 'p', madeOf: ['wood', 'beech'], kinds: 'z planszą, podróżny' },
    ],
  },
  {
    ...TRAITS,
    id: 3116,
    share: 3,
    price: 55,
    eras: [3, 12],
    madeOf: ['print', 'paper'],
    parcel: 'letter',
    size: [
      [6, 10],
      [9, 13],
      [2, 4],
    ],
    kinds: 'talia 52 kart, dwie talie, w etui, ilustrowany, kolekcjonerski',
    nouns: [
      { text: 'karty do gry', gender: 'p' },
      { text: 'karty tarota', gender: 'p', kinds: 'ilustrowany, kolekcjonerski', price: 110 },
      { text: 'karty do brydża', gender: 'p', kinds: 'dwie talie, w etui' },
    ],
  },
  {
    ...TRAITS,
    id: 3117,
    share: 3,
    price: 75,
    eras: [7, 12],
    madeOf: ['print', 'paper', 'wood'],
    size: [
      [20, 40],
      [4, 8],
      [18, 30],
    ],
    kinds: '500 elementów, 1000 elementów, z pejzażem, z reprodukcją obrazu',
    nouns: [
      { text: 'puzzle', gender: 'p' },
      { text: 'układanka', gender: 'f', madeOf: ['wood', 'beech'], kinds: 'dziecięcy, ze zwierzętami, warstwowy' },
      {
        text: 'łamigłówka',
        gender: 'f',
        madeOf: ['wood', 'beech', 'brass'],
        kinds: 'logiczny, przestrzenny',
        size: [
          [6, 15],
          [5, 12],
          [5, 12],
        ],
      },
    ],
  },
]
