import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'seating', parcel: 'large', styled: 0.4, eras: [2, 12] } as const

/** 147 Siedziska: chairs, stools, benches. */
export const CHAIRS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3025,
    share: 52,
    price: 430,
    models: {
      'bentwood-chair': {
        field: 'bentwood',
        eras: [2, 12],
        kinds: 'kawiarniany, z giętym oparciem',
        nouns: [
          { text: 'krzesło gięte', gender: 'n' },
          { text: 'krzesło kawiarniane', gender: 'n' },
        ],
      },
      'shell-chair': {
        price: 390,
        eras: [8, 12],
        kinds: 'kubełkowy, z poduszką na siedzisku',
        nouns: [
          { text: 'krzesło', gender: 'n' },
          {
            text: 'krzesło kubełkowe',
            gender: 'n',
            of: ['plastic/white', 'plastic/orange', 'plastic/red', 'plastic/yellow', 'plastic/blue', 'plastic/green', 'plastic/black'],
          },
          { text: 'krzesło warsztatowe', gender: 'n', of: ['steel/silver'], eras: [6, 12], price: 520 },
        ],
      },
      'cantilever-chair': {
        price: 520,
        eras: [5, 12],
        kinds: 'na płozach, z giętej rury',
        nouns: [
          { text: 'krzesło', gender: 'n' },
          { text: 'krzesło na płozach', gender: 'n' },
        ],
      },
      'dining-chair': {
        eras: [7, 12],
        kinds: 'z tapicerowanym siedziskiem, na prostych nogach',
        nouns: [
          { text: 'krzesło', gender: 'n' },
          { text: 'krzesło do jadalni', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3028,
    share: 14,
    price: 240,
    parcel: 'parcel',
    eras: [2, 12],
    models: {
      stool: {
        kinds: 'na trzech nogach, z okrągłym siedziskiem',
        nouns: [
          { text: 'taboret', gender: 'm' },
          { text: 'stołek', gender: 'm', field: 'none' },
          { text: 'zydel', gender: 'm', field: 'none', eras: [2, 6], of: ['oak/brown', 'birch/beige'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3029,
    share: 10,
    price: 690,
    eras: [7, 12],
    models: {
      bench: {
        kinds: 'do przedpokoju, na skośnych nogach, bez oparcia',
        nouns: [
          { text: 'ławka', gender: 'f' },
          { text: 'ławeczka', gender: 'f', field: 'none' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3031,
    share: 12,
    price: 480,
    eras: [7, 12],
    models: {
      'bar-stool': {
        kinds: 'z niskim oparciem, z podnóżkiem',
        nouns: [
          { text: 'hoker', gender: 'm' },
          { text: 'krzesło barowe', gender: 'n' },
          { text: 'stołek barowy', gender: 'm' },
        ],
      },
    },
  },
]
