import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'audio', parcel: 'parcel', styled: 0.15 } as const

/** 165 Elektronika. */
export const ELECTRONICS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3101,
    share: 11,
    price: 390,
    eras: [5, 12],
    madeOf: ['woodPlastic', 'plastic'],
    size: [
      [18, 65],
      [12, 42],
      [8, 32],
    ],
    kinds: 'lampowy, tranzystorowy, sprawny, przenośny, z funkcją Bluetooth, z magicznym okiem',
    nouns: [
      { text: 'radio', gender: 'n', eras: [8, 12], kinds: 'przenośny, sprawny, po przeglądzie' },
      {
        text: 'radio lampowe',
        gender: 'n',
        madeOf: ['woodPlastic', 'bakelite'],
        eras: [5, 8],
        price: 520,
        kinds: 'z magicznym okiem, sprawny, po przeglądzie',
      },
      { text: 'radioodbiornik', gender: 'm', madeOf: ['woodPlastic', 'bakelite'], eras: [5, 9], kinds: 'lampowy, sprawny, z klawiaturą' },
      {
        text: 'amplituner',
        gender: 'm',
        eras: [9, 12],
        madeOf: ['woodPlastic', 'aluminium'],
        size: [
          [40, 52],
          [12, 18],
          [30, 40],
        ],
        kinds: 'stereofoniczny, po przeglądzie',
      },
      { text: 'radiomagnetofon', gender: 'm', eras: [9, 11], madeOf: ['plastic'], kinds: 'kasetowy, sprawny' },
    ],
  },
  {
    ...TRAITS,
    id: 3102,
    share: 8,
    price: 690,
    eras: [7, 12],
    madeOf: ['woodPlastic', 'aluminium', 'plastic', 'painted'],
    size: [
      [35, 50],
      [12, 22],
      [30, 40],
    ],
    kinds: 'z nową wkładką, po przeglądzie, z pokrywą, półautomatyczny',
    nouns: [
      { text: 'gramofon', gender: 'm' },
      { text: 'adapter', gender: 'm', eras: [7, 10], madeOf: ['plastic'], price: 360, kinds: 'walizkowy, sprawny' },
      { text: 'patefon', gender: 'm', eras: [3, 6], madeOf: ['oak', 'mahogany', 'hide'], price: 990, kinds: 'walizkowy, na korbkę' },
      {
        text: 'szafa grająca',
        gender: 'f',
        eras: [7, 10],
        madeOf: ['chrome', 'woodPlastic'],
        parcel: 'furniture',
        size: [
          [80, 105],
          [130, 155],
          [60, 75],
        ],
        price: 8900,
        kinds: 'po renowacji',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3103,
    share: 6,
    price: 640,
    eras: [8, 12],
    madeOf: ['woodPlastic', 'walnut', 'plastic', 'painted'],
    size: [
      [15, 40],
      [22, 100],
      [18, 38],
    ],
    kinds: 'podstawkowy, podłogowy, para, po wymianie zawieszeń',
    nouns: [
      { text: 'kolumny głośnikowe', gender: 'p' },
      { text: 'głośniki', gender: 'p', kinds: 'para, para po przeglądzie' },
      { text: 'głośnik', gender: 'm', eras: [12, 12], kinds: 'przenośny, bezprzewodowy' },
    ],
  },
  {
    ...TRAITS,
    id: 3104,
    share: 8,
    field: 'camera',
    price: 480,
    eras: [3, 11],
    madeOf: ['aluminium', 'hide', 'bakelite', 'plastic'],
    size: [
      [10, 18],
      [8, 16],
      [5, 14],
    ],
    kinds: 'w skórzanym futerale, z obiektywem 50 mm, sprawny, kolekcjonerski',
    nouns: [
      { text: 'aparat fotograficzny', gender: 'm' },
      { text: 'aparat dwuobiektywowy', gender: 'm', eras: [5, 9], madeOf: ['hide', 'aluminium'] },
      { text: 'aparat mieszkowy', gender: 'm', eras: [3, 7], madeOf: ['hide'] },
      { text: 'kamera filmowa', gender: 'f', eras: [5, 10], madeOf: ['aluminium', 'hide'], kinds: 'na taśmę 8 mm, w futerale, nakręcany' },
      {
        text: 'rzutnik',
        gender: 'm',
        eras: [6, 10],
        madeOf: ['enamelled', 'bakelite', 'plastic'],
        size: [
          [18, 35],
          [15, 28],
          [18, 32],
        ],
        price: 190,
        kinds: 'do slajdów, sprawny, do bajek',
      },
    ],
  },
]
