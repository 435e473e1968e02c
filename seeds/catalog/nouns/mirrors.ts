import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'mirror', styled: 0.45, eras: [2, 12] } as const

/** 154 Lustra. */
export const MIRRORS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3061,
    share: 20,
    price: 490,
    parcel: 'large',
    eras: [2, 12],
    models: {
      'round-mirror': {
        kinds: 'okrągły, w szerokiej ramie',
        nouns: [
          { text: 'lustro', gender: 'n' },
          { text: 'lustro ścienne', gender: 'n' },
        ],
      },
      'sunburst-mirror': {
        eras: [5, 12],
        kinds: 'z promieniami, wypukły',
        nouns: [
          { text: 'lustro słońce', gender: 'n' },
          { text: 'lustro słoneczko', gender: 'n' },
        ],
      },
      'arch-mirror': {
        kinds: 'w kształcie łuku, z łukowym zwieńczeniem',
        nouns: [
          { text: 'lustro', gender: 'n' },
          { text: 'lustro ścienne', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3062,
    share: 8,
    price: 690,
    parcel: 'furniture',
    eras: [2, 12],
    models: {
      'cheval-mirror': {
        kinds: 'uchylny, w smukłej ramie',
        nouns: [
          { text: 'lustro stojące', gender: 'n' },
          { text: 'psyche', gender: 'f', field: 'none', eras: [2, 5], price: 1900, of: ['walnut/brown', 'oak/beige'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3063,
    share: 6,
    price: 220,
    field: 'none',
    parcel: 'parcel',
    eras: [2, 12],
    models: {
      'vanity-mirror': {
        kinds: 'uchylny, na nóżce, okrągły',
        nouns: [
          { text: 'lusterko toaletowe', gender: 'n' },
          { text: 'lustro na toaletkę', gender: 'n' },
        ],
      },
    },
  },
]
