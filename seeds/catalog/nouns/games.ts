import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0, eras: [2, 12] } as const

/** 169 Gry. */
export const GAMES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3114,
    share: 5,
    price: 240,
    eras: [3, 12],
    models: {
      chess: {
        kinds: 'z szachownicą, turniejowy',
        nouns: [
          { text: 'szachy', gender: 'p' },
          { text: 'szachy z szachownicą', gender: 'p', kinds: 'turniejowy' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3115,
    share: 5,
    price: 220,
    eras: [5, 12],
    models: {
      'board-game': {
        kinds: 'z pionkami, składany',
        nouns: [
          { text: 'tryktrak', gender: 'm' },
          { text: 'gra w tryktraka', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3116,
    share: 3,
    price: 55,
    parcel: 'letter',
    eras: [5, 12],
    models: {
      cards: {
        kinds: 'w talii, do gry towarzyskiej',
        size: [
          [6, 7],
          [9, 10],
          [1, 2],
        ],
        nouns: [
          { text: 'karty do gry', gender: 'p' },
          { text: 'karty do brydża', gender: 'p' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3117,
    share: 3,
    price: 75,
    eras: [7, 12],
    models: {
      puzzle: {
        nouns: [
          { text: 'puzzle', gender: 'p', kinds: 'z kolorowych elementów', of: ['paper/multicolour', 'paper/blue'] },
          { text: 'układanka', gender: 'f', kinds: 'drewniany', of: ['wood/beige', 'wood/brown'] },
          { text: 'układanka puzzle', gender: 'f', kinds: 'z kolorowych elementów', of: ['paper/multicolour', 'paper/blue'] },
          { text: 'łamigłówka', gender: 'f', kinds: 'drewniany', of: ['wood/beige', 'wood/brown'] },
        ],
      },
    },
  },
]
