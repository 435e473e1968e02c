import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'artist', parcel: 'parcel', styled: 0.15, eras: [2, 12] } as const

/** 159 Plakaty i ściany. */
export const WALL_ART: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3080,
    share: 16,
    price: 160,
    eras: [5, 12],
    models: {
      poster: {
        nouns: [
          { text: 'plakat', gender: 'm', of: ['paper/black'], kinds: 'Festiwal jazzowy, Jazz nad Odrą, Koncert' },
          { text: 'plakat', gender: 'm', of: ['paper/blue'], kinds: 'Wystawa wzornictwa, Geometria, Wystawa form' },
          { text: 'plakat', gender: 'm', of: ['paper/red'], kinds: 'Owoce południa, Cytryna, Targ owocowy' },
          { text: 'plakat', gender: 'm', of: ['paper/yellow'], kinds: 'Żuraw, Ptaki, Rezerwat' },
          { text: 'plakat muzyczny', gender: 'm', of: ['paper/black'], kinds: 'Jazz, Płyta' },
          { text: 'plakat wystawowy', gender: 'm', of: ['paper/blue'], kinds: 'Formy użytkowe, Wystawa szkła' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3081,
    share: 5,
    price: 190,
    field: 'none',
    eras: [8, 12],
    models: {
      wallpaper: {
        kinds: 'w liście',
        size: [
          [50, 53],
          [1000, 1005],
        ],
        nouns: [
          { text: 'tapeta', gender: 'f' },
          { text: 'tapeta w rolce', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3082,
    share: 7,
    price: 110,
    field: 'porcelain',
    eras: [3, 12],
    models: {
      'wall-plate': {
        kinds: 'ręcznie malowany, z kwiatem',
        nouns: [
          { text: 'talerz ścienny', gender: 'm' },
          { text: 'talerz dekoracyjny', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3083,
    share: 7,
    price: 620,
    field: 'weaving',
    eras: [6, 12],
    models: {
      tapestry: {
        kinds: 'ręcznie tkany, ze słońcem, na drewnianym drążku',
        size: [
          [70, 140],
          [95, 190],
        ],
        nouns: [
          { text: 'gobelin', gender: 'm' },
          { text: 'tkanina artystyczna', gender: 'f', price: 990 },
          { text: 'makata', gender: 'f', price: 420 },
        ],
      },
    },
  },
]
