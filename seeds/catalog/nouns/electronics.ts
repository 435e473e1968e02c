import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'audio', parcel: 'parcel', styled: 0.15, eras: [2, 12] } as const

/** 165 Elektronika. */
export const ELECTRONICS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3101,
    share: 11,
    price: 420,
    models: {
      radio: {
        kinds: 'sprawny, po przeglądzie, z dwoma pokrętłami',
        nouns: [
          { text: 'radio', gender: 'n', eras: [6, 12] },
          { text: 'radioodbiornik', gender: 'm', eras: [5, 10] },
          { text: 'radio lampowe', gender: 'n', eras: [5, 8], of: ['walnut/brown', 'teak/caramel', 'wood/black'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3102,
    share: 8,
    price: 690,
    eras: [8, 12],
    models: {
      turntable: {
        kinds: 'po przeglądzie, z nową wkładką, z prostym ramieniem',
        nouns: [
          { text: 'gramofon', gender: 'm' },
          { text: 'gramofon stereofoniczny', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3103,
    share: 6,
    price: 420,
    eras: [8, 12],
    models: {
      speaker: {
        kinds: 'trójdrożny, podstawkowy',
        nouns: [
          { text: 'kolumna głośnikowa', gender: 'f' },
          { text: 'głośnik', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3104,
    share: 8,
    price: 480,
    field: 'camera',
    eras: [6, 11],
    models: {
      camera: {
        kinds: 'sprawny, kolekcjonerski, z jednym obiektywem',
        nouns: [
          { text: 'aparat fotograficzny', gender: 'm' },
          { text: 'aparat dalmierzowy', gender: 'm' },
        ],
      },
    },
  },
]
