import type { CategoryWords } from './category-words.ts'

const TRAITS = { tellsOrigin: false, field: 'artist', parcel: 'parcel', styled: 0.1 } as const

/** 150 Sztuka. Kinds are subjects, so they never change. */
export const ART: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3044,
    share: 20,
    price: 900,
    eras: [1, 12],
    madeOf: ['canvas'],
    size: [
      [30, 110],
      [25, 100],
    ],
    kinds:
      'Pejzaż górski, Martwa natura z owocami, Portret damy, Kwiaty w wazonie, Widok na port, Kompozycja abstrakcyjna, Zima w lesie, Konie na łące, Ulica po deszczu, Łąka o świcie, Dom nad jeziorem, Żniwa',
    nouns: [
      { text: 'obraz olejny', gender: 'm' },
      { text: 'obraz', gender: 'm' },
      {
        text: 'akwarela',
        gender: 'f',
        madeOf: ['drawing'],
        size: [
          [20, 60],
          [18, 50],
        ],
        price: 480,
        eras: [2, 12],
      },
      {
        text: 'pastel',
        gender: 'm',
        madeOf: ['drawing'],
        size: [
          [25, 65],
          [20, 60],
        ],
        price: 560,
        eras: [2, 12],
      },
      { text: 'olej na płótnie', gender: 'm', price: 1200 },
    ],
  },
  {
    ...TRAITS,
    id: 3045,
    share: 12,
    price: 320,
    eras: [1, 12],
    madeOf: ['drawing'],
    size: [
      [18, 65],
      [18, 70],
    ],
    kinds: 'Widok Krakowa, Ptaki, Botanika, Mapa Mazowsza, Linie, Stare Miasto, Żagle, Rytm, Głowa kobiety, Ogród',
    nouns: [
      { text: 'grafika', gender: 'f' },
      { text: 'litografia', gender: 'f', eras: [2, 12] },
      { text: 'akwaforta', gender: 'f' },
      { text: 'drzeworyt', gender: 'm', eras: [2, 12] },
      { text: 'linoryt', gender: 'm', eras: [4, 12] },
      { text: 'serigrafia', gender: 'f', eras: [8, 12] },
    ],
  },
  {
    ...TRAITS,
    id: 3046,
    share: 12,
    price: 780,
    eras: [2, 12],
    madeOf: ['bronze', 'wood', 'marble', 'ceramic', 'alabaster', 'stone'],
    size: [
      [12, 45],
      [18, 70],
      [10, 40],
    ],
    styled: 0.25,
    kinds: 'Tancerka, Akt, Koń, Głowa, Macierzyństwo, Forma organiczna, Ptak, Para, Chłopiec, Myśliciel',
    nouns: [
      { text: 'rzeźba', gender: 'f' },
      {
        text: 'popiersie',
        gender: 'n',
        madeOf: ['bronze', 'marble', 'alabaster'],
        kinds: 'Dama w kapeluszu, Kompozytor, Filozof, Dziewczyna',
      },
      {
        text: 'płaskorzeźba',
        gender: 'f',
        madeOf: ['wood', 'bronze', 'stone'],
        size: [
          [20, 60],
          [20, 60],
          [3, 8],
        ],
      },
      {
        text: 'medal',
        gender: 'm',
        madeOf: ['bronze', 'silvered'],
        size: [
          [6, 10],
          [6, 10],
          [1, 2],
        ],
        price: 150,
        parcel: 'letter',
        kinds: 'Kongres, Jubileusz miasta, Wystawa krajowa',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3047,
    share: 8,
    price: 360,
    eras: [3, 12],
    madeOf: ['drawing'],
    size: [
      [18, 70],
      [13, 60],
    ],
    kinds: 'Tatry, Port o poranku, Warszawa nocą, Portret aktorki, Modernistyczne schody, Dworzec, Neon, Morze',
    nouns: [
      { text: 'fotografia', gender: 'f' },
      { text: 'fotografia kolekcjonerska', gender: 'f', price: 690, eras: [7, 12] },
      { text: 'odbitka srebrowa', gender: 'f', eras: [3, 11] },
    ],
  },
  {
    ...TRAITS,
    id: 3048,
    share: 8,
    price: 340,
    eras: [2, 12],
    madeOf: ['drawing'],
    size: [
      [15, 50],
      [15, 60],
    ],
    kinds: 'Studium postaci, Szkic architektury, Drzewo, Portret dziewczynki, Akt siedzący, Martwa natura, Pies',
    nouns: [
      { text: 'rysunek', gender: 'm' },
      { text: 'rysunek tuszem', gender: 'm' },
      { text: 'szkic węglem', gender: 'm' },
    ],
  },
]
