import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'furniture', parcel: 'furniture', styled: 0.45, eras: [2, 12] } as const

/** 145 Meble: chests, wardrobes, shelves, cabinets. */
export const STORAGE: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3004,
    share: 40,
    price: 1650,
    models: {
      sideboard: {
        eras: [7, 12],
        kinds: 'z szufladami, na skośnych nogach, z mosiężnymi uchwytami, niski',
        nouns: [
          { text: 'sideboard', gender: 'm', eras: [7, 10], price: 2900 },
          { text: 'komoda', gender: 'f' },
          { text: 'szafka pod telewizor', gender: 'f', eras: [8, 12], price: 1100 },
        ],
      },
      'chest-of-drawers': {
        eras: [2, 12],
        kinds: 'z pięcioma szufladami, na nóżkach, z mosiężnymi gałkami, wysoki',
        nouns: [
          { text: 'komoda', gender: 'f' },
          { text: 'bieliźniarka', gender: 'f', field: 'none', eras: [2, 8] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3005,
    share: 12,
    price: 2100,
    eras: [2, 12],
    models: {
      wardrobe: {
        kinds: 'dwudrzwiowy, z szufladą, na nóżkach',
        nouns: [
          { text: 'szafa', gender: 'f' },
          { text: 'szafa ubraniowa', gender: 'f', eras: [5, 11] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3006,
    share: 20,
    price: 1250,
    models: {
      shelves: {
        eras: [4, 12],
        kinds: 'otwarty, wolnostojący, z czterema półkami',
        nouns: [
          { text: 'regał', gender: 'm' },
          { text: 'regał na książki', gender: 'm' },
          { text: 'biblioteczka', gender: 'f', eras: [4, 11] },
        ],
      },
      'string-shelves': {
        price: 2400,
        eras: [7, 12],
        kinds: 'modułowy, na drabinkach, z szufladami',
        nouns: [
          { text: 'regał', gender: 'm' },
          { text: 'regał ścienny', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3007,
    share: 12,
    price: 2200,
    eras: [2, 12],
    models: {
      vitrine: {
        kinds: 'przeszklony, dwudrzwiowy, na nóżkach',
        nouns: [
          { text: 'witryna', gender: 'f' },
          { text: 'serwantka', gender: 'f', field: 'none', eras: [2, 7] },
          { text: 'przeszklona szafka', gender: 'f', eras: [8, 12], price: 1500 },
          { text: 'kredens', gender: 'm', field: 'none', eras: [2, 8] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3009,
    share: 14,
    price: 520,
    parcel: 'large',
    eras: [7, 12],
    models: {
      nightstand: {
        kinds: 'z szufladą, z półką, na skośnych nóżkach, z mosiężną gałką',
        nouns: [
          { text: 'szafka nocna', gender: 'f' },
          { text: 'stolik nocny', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3012,
    share: 10,
    price: 1150,
    models: {
      'bar-cabinet': {
        eras: [5, 12],
        kinds: 'dwudrzwiowy, na nóżkach',
        nouns: [
          { text: 'barek', gender: 'm' },
          { text: 'szafka barowa', gender: 'f' },
        ],
      },
      'bar-cart': {
        parcel: 'large',
        eras: [4, 12],
        kinds: 'dwupoziomowy, na kółkach, ze szklanymi półkami',
        nouns: [
          { text: 'wózek barowy', gender: 'm' },
          { text: 'barek na kółkach', gender: 'm' },
        ],
      },
    },
  },
]
