import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', parcel: 'parcel', styled: 0.1, eras: [2, 12] } as const

/** 166 Zwierzęta. */
export const PETS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3105,
    share: 4,
    price: 240,
    parcel: 'large',
    eras: [9, 12],
    models: {
      'pet-bed': {
        kinds: 'okrągły, dla kota, dla małego psa',
        nouns: [
          { text: 'legowisko', gender: 'n' },
          { text: 'posłanie', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3106,
    share: 3,
    price: 60,
    eras: [8, 12],
    models: {
      'pet-bowl': {
        kinds: 'dla psa, dla kota, z odciskiem łapy',
        size: [
          [14, 24],
          [5, 8],
          [14, 24],
        ],
        nouns: [
          { text: 'miska', gender: 'f' },
          { text: 'miska dla zwierząt', gender: 'f', kinds: 'z odciskiem łapy' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3107,
    share: 3,
    price: 120,
    parcel: 'letter',
    eras: [8, 12],
    models: {
      collar: {
        kinds: 'dla psa, z mosiężną klamrą, z zawieszką',
        size: [
          [30, 60],
          [2, 4],
          [1, 2],
        ],
        nouns: [
          { text: 'obroża', gender: 'f' },
          { text: 'obroża dla psa', gender: 'f', kinds: 'z mosiężną klamrą' },
        ],
      },
    },
  },
]
