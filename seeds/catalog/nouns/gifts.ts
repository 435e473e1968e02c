import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.15, eras: [2, 12] } as const

/** 152 Prezenty. */
export const GIFTS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3053,
    share: 6,
    price: 180,
    eras: [4, 12],
    models: {
      'jewel-box': {
        kinds: 'z lusterkiem, na biżuterię',
        nouns: [
          { text: 'szkatułka', gender: 'f' },
          { text: 'szkatułka na biżuterię', gender: 'f' },
        ],
      },
      flacon: {
        field: 'glass',
        price: 160,
        kinds: 'z korkiem, z mosiężnym kołnierzem',
        nouns: [
          { text: 'flakon do perfum', gender: 'm' },
          { text: 'flakon', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3054,
    share: 6,
    price: 420,
    eras: [5, 12],
    models: {
      'wrist-watch': {
        field: 'watch',
        parcel: 'letter',
        kinds: 'mechaniczny, z małą sekundą',
        nouns: [
          { text: 'zegarek męski', gender: 'm' },
          { text: 'zegarek naręczny', gender: 'm' },
        ],
      },
      decanter: {
        field: 'glass',
        price: 260,
        kinds: 'z dwiema szklankami, z korkiem',
        nouns: [
          { text: 'karafka z dwiema szklankami', gender: 'f' },
          { text: 'zestaw do whisky', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3055,
    share: 7,
    price: 150,
    eras: [4, 12],
    models: {
      'bottle-vase': {
        kinds: 'z wąską szyjką, o smukłej szyi',
        nouns: [
          { text: 'wazon', gender: 'm' },
          { text: 'flakon na kwiat', gender: 'm' },
        ],
      },
      candlestick: {
        field: 'metalware',
        kinds: 'na jedną świecę, na okrągłej stopie',
        nouns: [
          { text: 'świecznik', gender: 'm' },
          { text: 'lichtarz', gender: 'm', eras: [4, 8] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3056,
    share: 5,
    price: 220,
    eras: [4, 12],
    models: {
      coupe: {
        field: 'glass',
        kinds: 'para, na wysokich nóżkach',
        nouns: [
          { text: 'kieliszki ślubne', gender: 'p' },
          { text: 'kieliszki do szampana', gender: 'p' },
        ],
      },
      'cake-stand': {
        field: 'glass',
        kinds: 'na nóżce, z falistym brzegiem',
        nouns: [
          { text: 'patera', gender: 'f' },
          { text: 'patera na tort', gender: 'f' },
        ],
      },
    },
  },
]
