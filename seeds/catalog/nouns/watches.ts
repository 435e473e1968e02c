import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'watch', parcel: 'letter', styled: 0.1 } as const
const CASES = ['steel', 'gilded', 'chrome', 'silver', 'strap'] as const

/** 164 Zegarki. */
export const WATCHES: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3098,
    share: 6,
    price: 420,
    eras: [4, 12],
    madeOf: CASES,
    size: [
      [2, 3],
      [18, 22],
      [1, 1],
    ],
    kinds: 'mechaniczny, na bransolecie, na skórzanym pasku, kwarcowy',
    nouns: [
      { text: 'zegarek damski', gender: 'm' },
      { text: 'zegarek koktajlowy', gender: 'm', eras: [4, 9], price: 560, kinds: 'mechaniczny, na bransolecie' },
      {
        text: 'zegarek damski w pierścieniu',
        gender: 'm',
        eras: [8, 10],
        size: [
          [2, 3],
          [2, 3],
          [2, 2],
        ],
        kinds: 'mechaniczny',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3099,
    share: 9,
    price: 690,
    eras: [4, 12],
    madeOf: CASES,
    size: [
      [3, 5],
      [22, 26],
      [1, 2],
    ],
    kinds: 'mechaniczny, automatyczny, na skórzanym pasku, z datownikiem, wojskowy',
    nouns: [
      { text: 'zegarek męski', gender: 'm' },
      { text: 'chronograf', gender: 'm', eras: [6, 12], price: 1900, kinds: 'mechaniczny, z tachymetrem' },
      {
        text: 'zegarek nurkowy',
        gender: 'm',
        eras: [8, 12],
        madeOf: ['steel'],
        price: 1600,
        kinds: 'automatyczny, z obrotowym pierścieniem',
      },
      { text: 'zegarek naręczny', gender: 'm', kinds: 'mechaniczny, na skórzanym pasku, z czarną tarczą' },
    ],
  },
  {
    ...TRAITS,
    id: 3100,
    share: 5,
    price: 540,
    eras: [2, 10],
    madeOf: ['silver', 'gilded', 'steel', 'chrome', 'oxidised', 'bronze'],
    size: [
      [4, 6],
      [5, 8],
      [1, 2],
    ],
    kinds: 'kryty, odkryty, z dewizką, kolejowy, nakręcany koronką',
    nouns: [
      { text: 'zegarek kieszonkowy', gender: 'm' },
      { text: 'repetier', gender: 'm', eras: [1, 3], price: 2900, kinds: 'kwadransowy, kryty' },
      { text: 'zegarek kolejarski', gender: 'm', eras: [3, 8], madeOf: ['steel', 'chrome'], kinds: 'odkryty, z dewizką' },
    ],
  },
]
