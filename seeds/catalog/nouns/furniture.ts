import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'furniture', parcel: 'furniture', styled: 0.45, eras: [2, 12] } as const

/** 145 Meble: tables, desks, beds, consoles, secretaries. */
export const FURNITURE: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3001,
    share: 34,
    price: 1900,
    eras: [7, 12],
    models: {
      'dining-table': {
        kinds: 'na skośnych nogach, prostokątny',
        nouns: [
          { text: 'stół', gender: 'm' },
          { text: 'stół jadalniany', gender: 'm', price: 2200 },
        ],
      },
      'round-table': {
        kinds: 'na skośnych nogach, na czterech nogach',
        nouns: [
          { text: 'stół okrągły', gender: 'm' },
          { text: 'stół okrągły do jadalni', gender: 'm', price: 2100 },
        ],
      },
      'tulip-table': {
        kinds: 'na jednej nodze, na kielichowej podstawie',
        nouns: [
          { text: 'stół okrągły', gender: 'm', price: 2300 },
          { text: 'okrągły stół jadalniany', gender: 'm', price: 2400 },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3002,
    share: 40,
    price: 780,
    parcel: 'large',
    models: {
      'coffee-table': {
        eras: [7, 12],
        kinds: 'z półką na gazety, na skośnych nogach, dwupoziomowy',
        nouns: [
          { text: 'stolik kawowy', gender: 'm' },
          { text: 'ława', gender: 'f', eras: [7, 11] },
        ],
      },
      'glass-coffee-table': {
        price: 990,
        eras: [7, 12],
        kinds: 'na krzyżowej podstawie, z okrągłym blatem',
        nouns: [
          { text: 'stolik kawowy', gender: 'm' },
          { text: 'stolik kawowy ze szklanym blatem', gender: 'm' },
        ],
      },
      'drum-table': {
        price: 990,
        eras: [5, 12],
        kinds: 'na jednej nodze, na okrągłej podstawie',
        nouns: [
          { text: 'stolik pomocniczy', gender: 'm' },
          { text: 'okrągły stolik kawowy', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3003,
    share: 18,
    price: 1750,
    models: {
      desk: {
        eras: [5, 12],
        kinds: 'z nadstawką, z szufladami, na skośnych nogach',
        nouns: [
          { text: 'biurko', gender: 'n' },
          { text: 'biurko gabinetowe', gender: 'n', field: 'none', price: 2400, eras: [5, 9] },
        ],
      },
      'trestle-desk': {
        price: 890,
        eras: [9, 12],
        kinds: 'na dwóch kozłach, z prostym blatem',
        nouns: [
          { text: 'biurko na kozłach', gender: 'n' },
          { text: 'biurko kreślarskie', gender: 'n', field: 'none' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3008,
    share: 12,
    price: 2300,
    eras: [7, 12],
    models: {
      bed: {
        kinds: 'dwuosobowy, na skośnych nogach',
        nouns: [
          { text: 'łóżko', gender: 'n' },
          { text: 'łóżko z wezgłowiem', gender: 'n' },
        ],
      },
      'upholstered-bed': {
        field: 'none',
        price: 2900,
        eras: [10, 12],
        kinds: 'dwuosobowy, z wysokim wezgłowiem',
        nouns: [
          { text: 'łóżko tapicerowane', gender: 'n' },
          { text: 'łóżko z przeszywanym wezgłowiem', gender: 'n' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3010,
    share: 12,
    price: 1400,
    models: {
      console: {
        eras: [5, 12],
        kinds: 'wąski, z niską półką, na smukłych nogach',
        nouns: [
          { text: 'konsola', gender: 'f' },
          { text: 'stolik konsolowy', gender: 'm', field: 'none' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3011,
    share: 9,
    price: 2100,
    eras: [2, 11],
    models: {
      secretary: {
        kinds: 'z opuszczanym blatem, z przegródkami, z szufladami',
        nouns: [
          { text: 'sekretarzyk', gender: 'm' },
          { text: 'sekretera', gender: 'f', field: 'none', eras: [2, 6], price: 3200 },
        ],
      },
    },
  },
]
