import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'jewellery', parcel: 'letter', styled: 0.25, eras: [3, 12] } as const

/** 163 Biżuteria. */
export const JEWELLERY: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3093,
    share: 9,
    price: 290,
    models: {
      ring: {
        kinds: 'z dużym kamieniem, z oczkiem',
        nouns: [
          { text: 'pierścionek', gender: 'm' },
          { text: 'pierścionek koktajlowy', gender: 'm', eras: [5, 12] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3094,
    share: 8,
    price: 260,
    models: {
      necklace: {
        nouns: [
          { text: 'naszyjnik', gender: 'm', of: ['silver/silver', 'brass/gold'], kinds: 'z zawieszką, na łańcuszku' },
          { text: 'łańcuszek z zawieszką', gender: 'm', of: ['silver/silver', 'brass/gold'], kinds: 'z zawieszką w kształcie kropli' },
          { text: 'korale', gender: 'p', of: ['coloured-glass/red', 'plastic/orange'], price: 160, kinds: 'okrągły' },
          { text: 'naszyjnik z koralików', gender: 'm', of: ['coloured-glass/red', 'plastic/orange'], price: 180, kinds: 'jednorzędowy' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3095,
    share: 7,
    price: 180,
    models: {
      earrings: {
        kinds: 'wiszący, w kształcie kropli',
        nouns: [
          { text: 'kolczyki', gender: 'p' },
          { text: 'kolczyki wiszące', gender: 'p', kinds: 'w kształcie kropli' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3096,
    share: 7,
    price: 220,
    models: {
      bracelet: {
        nouns: [
          { text: 'bransoleta', gender: 'f', of: ['silver/silver', 'brass/gold'], kinds: 'sztywny, szeroki' },
          { text: 'bransoletka', gender: 'f', of: ['silver/silver', 'brass/gold'], kinds: 'sztywny' },
          { text: 'bransoletka z koralików', gender: 'f', of: ['plastic/orange', 'plastic/green'], price: 90, kinds: 'na gumce' },
          { text: 'bransoletka', gender: 'f', of: ['plastic/orange', 'plastic/green'], price: 90, kinds: 'z okrągłych koralików' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3097,
    share: 6,
    price: 190,
    models: {
      brooch: {
        kinds: 'w kształcie kwiatu, z oczkiem',
        nouns: [
          { text: 'broszka', gender: 'f' },
          { text: 'brosza', gender: 'f', price: 240 },
        ],
      },
    },
  },
]
