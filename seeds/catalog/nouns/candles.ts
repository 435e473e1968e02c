import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'metalware', parcel: 'parcel', styled: 0.3 } as const

/** 156 Świece. Candles themselves come in a vessel, which is their material. */
export const CANDLES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3068,
    share: 6,
    price: 89,
    field: 'none',
    eras: [12, 12],
    madeOf: ['glass', 'ceramic', 'concrete'],
    size: [
      [6, 14],
      [7, 16],
      [6, 14],
    ],
    kinds: 'sojowy, zapachowy, o zapachu figi, o zapachu cedru, o zapachu lnu, o zapachu skóry i tytoniu, z drewnianym knotem',
    styled: 0.1,
    nouns: [
      { text: 'świeca', gender: 'f' },
      { text: 'świeca w naczyniu', gender: 'f' },
      { text: 'świeca w szkle', gender: 'f', madeOf: ['glass'] },
    ],
  },
  {
    ...TRAITS,
    id: 3069,
    share: 18,
    price: 170,
    eras: [1, 12],
    madeOf: ['brass', 'silvered', 'crystal', 'forged', 'stoneware', 'bronze'],
    size: [
      [7, 35],
      [8, 50],
      [7, 20],
    ],
    kinds: 'na jedną świecę, trójramienny, na skręconym trzonie, z kapturkami, składany',
    nouns: [
      { text: 'świecznik', gender: 'm' },
      { text: 'świeczniki', gender: 'p', price: 280, kinds: 'para, komplet 3 sztuk' },
      {
        text: 'kandelabr',
        gender: 'm',
        madeOf: ['brass', 'silvered', 'bronze'],
        eras: [1, 11],
        price: 520,
        kinds: 'pięcioramienny, trójramienny',
      },
      {
        text: 'lichtarz',
        gender: 'm',
        madeOf: ['brass', 'silvered', 'bronze'],
        eras: [1, 6],
        price: 290,
        kinds: 'z szerokim kapturkiem, na okrągłej stopie',
      },
      {
        text: 'świecznik',
        gender: 'm',
        field: 'glass',
        madeOf: ['colouredGlass', 'glass'],
        eras: [7, 12],
        price: 120,
        kinds: 'bloczkowy, na trzy świece',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3070,
    share: 7,
    price: 150,
    eras: [3, 12],
    madeOf: ['brass', 'forged', 'copper', 'glassBrass', 'glass'],
    size: [
      [10, 32],
      [18, 60],
      [10, 32],
    ],
    kinds: 'wiszący, ażurowy, z uchwytem, ogrodowy',
    nouns: [
      { text: 'lampion', gender: 'm' },
      { text: 'latarenka', gender: 'f' },
      { text: 'lampion', gender: 'm', madeOf: ['paper', 'rattan', 'bamboo', 'colouredGlass'], eras: [9, 12], kinds: 'kulisty, pleciony' },
    ],
  },
]
