import { CABINET } from '../make-ups.ts'
import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'mirror', styled: 0.45 } as const
const FRAMES = ['giltWood', 'oak', 'walnut', 'teak', 'brass', 'chrome', 'rattan', 'painted', 'enamelled'] as const

/** 154 Lustra. */
export const MIRRORS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3061,
    share: 20,
    price: 490,
    eras: [1, 12],
    parcel: 'large',
    madeOf: FRAMES,
    size: [
      [35, 100],
      [40, 130],
      [2, 7],
    ],
    kinds: 'okrągły, prostokątny, owalny, fazowany, w szerokiej ramie, z półką',
    nouns: [
      { text: 'lustro', gender: 'n' },
      { text: 'lustro ścienne', gender: 'n' },
      {
        text: 'lustro słońce',
        gender: 'n',
        madeOf: ['giltWood', 'brass', 'rattan', 'gilded'],
        eras: [5, 12],
        size: [
          [45, 90],
          [45, 90],
          [3, 7],
        ],
        kinds: 'wypukły, z promieniami',
      },
      {
        text: 'lustro kryształowe',
        gender: 'n',
        field: 'none',
        madeOf: ['chrome', 'brass'],
        eras: [4, 11],
        kinds: 'fazowany, szlifowany, bez ramy',
      },
      {
        text: 'tremo',
        gender: 'n',
        field: 'none',
        madeOf: CABINET,
        eras: [1, 5],
        parcel: 'furniture',
        size: [
          [70, 110],
          [190, 260],
          [25, 40],
        ],
        price: 2900,
        kinds: 'z konsolką, bogato rzeźbiony',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3062,
    share: 8,
    price: 690,
    eras: [2, 12],
    parcel: 'furniture',
    madeOf: ['oak', 'walnut', 'mahogany', 'brass', 'enamelled'],
    size: [
      [45, 80],
      [150, 190],
      [4, 50],
    ],
    kinds: 'uchylny, w smukłej ramie, na kółkach',
    nouns: [
      { text: 'lustro stojące', gender: 'n' },
      { text: 'psyche', gender: 'f', field: 'none', eras: [1, 5], madeOf: CABINET, price: 2300, kinds: 'uchylny, na lwich łapach' },
      { text: 'lustro krawieckie', gender: 'n', field: 'none', eras: [3, 9], kinds: 'trzyczęściowy, uchylny' },
    ],
  },
  {
    ...TRAITS,
    id: 3063,
    share: 6,
    price: 220,
    eras: [2, 12],
    parcel: 'parcel',
    madeOf: ['brass', 'chrome', 'silvered', 'walnut', 'teak', 'painted'],
    size: [
      [16, 40],
      [25, 55],
      [8, 20],
    ],
    kinds: 'dwustronny, uchylny, z szufladką, powiększający',
    nouns: [
      { text: 'lusterko toaletowe', gender: 'n', field: 'none' },
      {
        text: 'lustro na toaletkę',
        gender: 'n',
        field: 'none',
        size: [
          [35, 65],
          [40, 70],
          [15, 24],
        ],
      },
      {
        text: 'lustro do golenia',
        gender: 'n',
        field: 'none',
        madeOf: ['brass', 'chrome', 'mahogany'],
        kinds: 'na wysięgniku, dwustronny',
      },
    ],
  },
]
