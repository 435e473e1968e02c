import type { CategoryWords } from './category-words.ts'

const TRAITS = {
  field: 'jewellery',
  parcel: 'letter',
  styled: 0.25,
  eras: [2, 12],
  madeOf: ['silver', 'gilded', 'silverStone', 'brassStone'],
} as const

/** 163 Biżuteria. */
export const JEWELLERY: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3093,
    share: 9,
    price: 290,
    size: [
      [2, 3],
      [2, 3],
      [1, 2],
    ],
    kinds: 'z bursztynem, z cyrkonią, z koralem, z agatem, z turkusem, z granatem, rzeźbiony, rozmiar 14, rozmiar 17',
    nouns: [
      { text: 'pierścionek', gender: 'm' },
      { text: 'sygnet', gender: 'm', price: 360, kinds: 'z monogramem, z onyksem, gładki' },
      { text: 'obrączka', gender: 'f', kinds: 'grawerowany, gładki, szeroki' },
    ],
  },
  {
    ...TRAITS,
    id: 3094,
    share: 8,
    price: 260,
    size: [
      [12, 22],
      [18, 30],
      [1, 2],
    ],
    kinds: 'z bursztynem, z wisiorem, z perłą, z turkusem, na rzemieniu',
    nouns: [
      { text: 'naszyjnik', gender: 'm', madeOf: ['silver', 'gilded', 'colouredGlass', 'plastic'] },
      {
        text: 'wisior',
        gender: 'm',
        size: [
          [2, 6],
          [3, 8],
          [1, 2],
        ],
        kinds: 'z bursztynem, z agatem, z malachitem, geometryczny',
      },
      {
        text: 'medalion',
        gender: 'm',
        eras: [2, 9],
        size: [
          [2, 5],
          [3, 6],
          [1, 1],
        ],
        kinds: 'otwierany, z miniaturą, grawerowany',
      },
      { text: 'kolia', gender: 'f', price: 340, kinds: 'z kryształkami, z perłami' },
      { text: 'łańcuszek', gender: 'm', price: 180, kinds: 'o splocie pancerka, o splocie figaro, delikatny' },
    ],
  },
  {
    ...TRAITS,
    id: 3095,
    share: 7,
    price: 180,
    size: [
      [1, 4],
      [1, 7],
      [1, 1],
    ],
    kinds: 'z bursztynem, z perłami, z turkusem, wiszący, na sztyftach',
    nouns: [
      { text: 'kolczyki', gender: 'p' },
      { text: 'klipsy', gender: 'p', eras: [5, 11], kinds: 'z perłami, emaliowany, z kryształkami' },
      { text: 'kolczyki koła', gender: 'p', eras: [8, 12], kinds: 'duży, skręcany' },
    ],
  },
  {
    ...TRAITS,
    id: 3096,
    share: 7,
    price: 290,
    size: [
      [6, 8],
      [1, 5],
      [5, 7],
    ],
    kinds: 'z bursztynem, sztywny, ogniwkowy, z grawerem, z zawieszkami',
    nouns: [
      { text: 'bransoleta', gender: 'f' },
      { text: 'bransoletka', gender: 'f', price: 170 },
      {
        text: 'bangle',
        gender: 'm',
        madeOf: ['plastic', 'acrylic', 'silver', 'wood'],
        eras: [4, 12],
        price: 120,
        kinds: 'szeroki, rzeźbiony, gładki',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3097,
    share: 6,
    price: 160,
    madeOf: ['silver', 'gilded', 'brass', 'silverStone', 'brassStone'],
    size: [
      [2, 6],
      [2, 6],
      [1, 2],
    ],
    kinds: 'z emalią, z kameą, z bursztynem, filigranowy, w kształcie liścia, w kształcie owada',
    nouns: [
      { text: 'broszka', gender: 'f' },
      { text: 'brosza', gender: 'f', price: 240 },
      {
        text: 'szpilka do krawata',
        gender: 'f',
        eras: [2, 7],
        kinds: 'z perłą, z monogramem',
        size: [
          [1, 2],
          [5, 8],
          [1, 1],
        ],
      },
    ],
  },
]
