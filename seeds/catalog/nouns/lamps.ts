import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'lighting', parcel: 'parcel', styled: 0.5, eras: [2, 12] } as const

/** 3000 Lampy. */
export const LAMPS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3013,
    share: 38,
    price: 420,
    models: {
      'table-lamp': {
        eras: [4, 12],
        kinds: 'z kremowym abażurem, z tkaninowym abażurem',
        nouns: [
          { text: 'lampa stołowa', gender: 'f' },
          { text: 'lampa gabinetowa', gender: 'f', eras: [4, 9], of: ['brass/gold'], field: 'none' },
          { text: 'lampka nocna', gender: 'f', price: 290 },
        ],
      },
      'mushroom-lamp': {
        eras: [8, 12],
        kinds: 'o grzybkowym kształcie, z półkolistym kloszem',
        nouns: [
          { text: 'lampa stołowa', gender: 'f' },
          { text: 'lampa grzybek', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3014,
    share: 26,
    price: 850,
    parcel: 'large',
    models: {
      'tripod-lamp': {
        eras: [7, 12],
        kinds: 'na trójnogu, z kremowym abażurem',
        nouns: [
          { text: 'lampa podłogowa', gender: 'f' },
          { text: 'lampa stojąca', gender: 'f' },
        ],
      },
      'arc-lamp': {
        price: 1600,
        eras: [8, 12],
        kinds: 'na marmurowej podstawie, z kopulastym kloszem',
        nouns: [
          { text: 'lampa łukowa', gender: 'f' },
          { text: 'lampa podłogowa łukowa', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3015,
    share: 44,
    price: 560,
    models: {
      'dome-pendant': {
        eras: [5, 12],
        kinds: 'z półkolistym kloszem, kopulasty, do jadalni',
        nouns: [
          { text: 'lampa wisząca', gender: 'f' },
          { text: 'zwis', gender: 'm', eras: [7, 11], price: 390 },
        ],
      },
      'globe-pendant': {
        eras: [5, 12],
        kinds: 'kulisty, z kulistym kloszem',
        nouns: [
          { text: 'lampa wisząca', gender: 'f' },
          { text: 'lampa kula', gender: 'f', price: 490 },
        ],
      },
      'paper-pendant': {
        price: 290,
        eras: [8, 12],
        kinds: 'kulisty, z bibułki na drucianym stelażu',
        nouns: [
          { text: 'lampa wisząca', gender: 'f' },
          { text: 'lampion wiszący', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3016,
    share: 16,
    price: 310,
    eras: [3, 12],
    models: {
      sconce: {
        kinds: 'jednoramienny, z abażurem',
        nouns: [
          { text: 'kinkiet', gender: 'm' },
          { text: 'lampka ścienna', gender: 'f' },
          { text: 'kinkiet z kremowym abażurem', gender: 'm', kinds: 'jednoramienny', of: ['brass/gold', 'chrome/silver'] },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3017,
    share: 14,
    price: 1250,
    parcel: 'large',
    models: {
      chandelier: {
        eras: [1, 12],
        kinds: 'ośmioramienny, na osiem świec',
        nouns: [
          { text: 'żyrandol', gender: 'm' },
          { text: 'świecznik sufitowy', gender: 'm', field: 'none', eras: [1, 5], price: 1900, of: ['brass/gold'] },
          { text: 'pająk', gender: 'm', field: 'none', eras: [2, 8], of: ['brass/gold'] },
          { text: 'żyrandol z kryształkami', gender: 'm', price: 1900, of: ['crystal/transparent'] },
        ],
      },
      'sputnik-chandelier': {
        price: 1300,
        eras: [7, 12],
        kinds: 'z małymi kulistymi żarówkami, wieloramienny',
        nouns: [
          { text: 'lampa sputnik', gender: 'f' },
          { text: 'żyrandol sputnik', gender: 'm' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3018,
    share: 18,
    price: 340,
    models: {
      'desk-lamp': {
        eras: [4, 12],
        kinds: 'z przegubem, z ruchomym ramieniem, na okrągłej podstawie',
        nouns: [
          { text: 'lampa biurkowa', gender: 'f' },
          { text: 'lampka kreślarska', gender: 'f' },
          { text: 'lampa warsztatowa', gender: 'f', eras: [5, 11] },
        ],
      },
    },
  },
]
