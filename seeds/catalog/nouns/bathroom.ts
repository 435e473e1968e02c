import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'bath', parcel: 'parcel', styled: 0.25, eras: [2, 12] } as const

/** 161 Łazienka. */
export const BATHROOM: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3087,
    share: 6,
    price: 1490,
    field: 'none',
    parcel: 'furniture',
    eras: [9, 12],
    models: {
      washstand: {
        kinds: 'na nóżkach, dwudrzwiowy, z dwiema szufladami',
        nouns: [
          { text: 'szafka łazienkowa z umywalką', gender: 'f' },
          { text: 'szafka pod umywalkę', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3088,
    share: 5,
    price: 420,
    eras: [3, 12],
    models: {
      tap: {
        kinds: 'z dwoma kurkami, z wygiętą wylewką',
        nouns: [
          { text: 'bateria umywalkowa', gender: 'f' },
          { text: 'bateria łazienkowa', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3089,
    share: 6,
    price: 180,
    eras: [9, 12],
    models: {
      'bath-set': {
        kinds: 'trzyczęściowy, z dozownikiem, z mydelniczką',
        nouns: [
          { text: 'komplet łazienkowy', gender: 'm' },
          { text: 'zestaw łazienkowy', gender: 'm' },
        ],
      },
    },
  },
]
