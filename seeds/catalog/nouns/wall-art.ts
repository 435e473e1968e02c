import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'artist', parcel: 'parcel', styled: 0.15 } as const

/** 159 Dekoracje ścienne. */
export const WALL_ART: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3080,
    share: 16,
    price: 160,
    eras: [4, 12],
    madeOf: ['print'],
    size: [
      [40, 70],
      [57, 100],
    ],
    kinds:
      'Cyrk, Festiwal jazzowy, Zwiedzajcie Tatry, Bal maskowy, Wystawa szkła, Teatr Wielki, Wyścigi, Kino letnie, Jazz nad Odrą, Morze Bałtyckie',
    nouns: [
      { text: 'plakat', gender: 'm' },
      {
        text: 'plakat filmowy',
        gender: 'm',
        eras: [7, 11],
        price: 240,
        kinds: 'Popołudnie, Wakacje nad morzem, Dom na wzgórzu, Ostatni pociąg, Noc w mieście',
      },
      { text: 'plakat teatralny', gender: 'm', eras: [7, 12], price: 220, kinds: 'Wesele, Zemsta, Sen nocy letniej, Mewa, Kartoteka' },
      {
        text: 'mapa szkolna',
        gender: 'f',
        eras: [5, 11],
        field: 'none',
        parcel: 'large',
        size: [
          [100, 180],
          [90, 150],
        ],
        price: 340,
        kinds: 'Polska, Europa, Ameryka Południowa, Afryka, Azja',
      },
      {
        text: 'tablica edukacyjna',
        gender: 'f',
        field: 'none',
        eras: [4, 10],
        size: [
          [60, 100],
          [80, 120],
        ],
        price: 230,
        kinds: 'Motyle, Grzyby jadalne, Budowa kwiatu, Ryby słodkowodne, Drzewa leśne',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3081,
    share: 5,
    price: 190,
    field: 'none',
    eras: [8, 12],
    madeOf: ['paper', 'printedPaper'],
    size: [
      [50, 53],
      [1000, 1005],
    ],
    kinds: 'w liście, geometryczny, w kwiaty, z fakturą lnu, w paski',
    nouns: [
      { text: 'tapeta', gender: 'f' },
      { text: 'tapeta na flizelinie', gender: 'f', eras: [12, 12] },
      {
        text: 'fototapeta',
        gender: 'f',
        eras: [9, 12],
        size: [
          [200, 360],
          [240, 280],
        ],
        kinds: 'z lasem, z palmami',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3082,
    share: 7,
    price: 110,
    field: 'porcelain',
    eras: [2, 12],
    madeOf: ['porcelain', 'faience', 'ceramic', 'stoneware'],
    size: [
      [18, 42],
      [18, 42],
      [2, 5],
    ],
    kinds: 'ręcznie malowany, z ptakami, z pejzażem, reliefowy, z kogutem',
    nouns: [
      { text: 'talerz ścienny', gender: 'm' },
      { text: 'talerz dekoracyjny', gender: 'm' },
      {
        text: 'plakieta',
        gender: 'f',
        kinds: 'ręcznie formowany, z portretem',
        size: [
          [12, 35],
          [12, 40],
          [2, 5],
        ],
      },
    ],
  },
  {
    ...TRAITS,
    id: 3083,
    share: 7,
    price: 620,
    field: 'weaving',
    eras: [2, 12],
    madeOf: ['patternedWool', 'wool', 'cotton'],
    size: [
      [50, 180],
      [60, 200],
    ],
    kinds: 'ręcznie tkany, z frędzlami, z ptakami, abstrakcyjny, na drewnianym drążku',
    nouns: [
      { text: 'gobelin', gender: 'm' },
      { text: 'makata', gender: 'f', eras: [2, 11], price: 340, kinds: 'haftowany, z jeleniami, buczacki' },
      { text: 'makrama', gender: 'f', madeOf: ['cotton'], eras: [9, 12], price: 190, kinds: 'pleciony, na drewnianym drążku' },
      { text: 'tkanina artystyczna', gender: 'f', eras: [7, 12], price: 990, kinds: 'abstrakcyjny, ręcznie tkany' },
    ],
  },
]
