import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.2, eras: [2, 12] } as const

/** 168 Zdrowie i uroda. */
export const BEAUTY: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3111,
    share: 6,
    price: 190,
    eras: [3, 12],
    models: {
      'dressing-table': {
        price: 1400,
        parcel: 'furniture',
        eras: [4, 12],
        kinds: 'z owalnym lustrem, z trzema szufladami',
        nouns: [
          { text: 'toaletka', gender: 'f' },
          { text: 'toaletka z lustrem', gender: 'f', kinds: 'z trzema szufladami' },
        ],
      },
      'jewel-box': {
        kinds: 'z lusterkiem, wyściełany',
        nouns: [
          { text: 'szkatułka', gender: 'f' },
          { text: 'kuferek na biżuterię', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3112,
    share: 7,
    price: 130,
    field: 'glass',
    eras: [3, 12],
    models: {
      flacon: {
        kinds: 'na perfumy, z korkiem',
        nouns: [
          { text: 'flakon', gender: 'm' },
          { text: 'flakon do perfum', gender: 'm', kinds: 'z korkiem' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3113,
    share: 4,
    price: 140,
    styled: 0,
    eras: [12, 12],
    models: {
      cosmetics: {
        kinds: 'trzyczęściowy, podróżny',
        nouns: [
          { text: 'zestaw kosmetyków', gender: 'm' },
          { text: 'komplet pielęgnacyjny', gender: 'm' },
        ],
      },
    },
  },
]
