import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'none', eras: [5, 12], parcel: 'parcel', styled: 0.2 } as const

/** 151 Dla dzieci. */
export const CHILDREN: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3049,
    share: 10,
    price: 340,
    parcel: 'large',
    madeOf: ['beech', 'birch', 'pine', 'painted'],
    size: [
      [30, 90],
      [45, 90],
      [30, 60],
    ],
    kinds: 'dziecięcy, dla przedszkolaka, z regulacją wysokości',
    nouns: [
      {
        text: 'krzesełko',
        gender: 'n',
        size: [
          [28, 40],
          [48, 65],
          [28, 40],
        ],
        price: 190,
      },
      {
        text: 'stolik',
        gender: 'm',
        size: [
          [50, 75],
          [45, 55],
          [45, 60],
        ],
      },
      {
        text: 'łóżeczko',
        gender: 'n',
        size: [
          [65, 75],
          [80, 100],
          [125, 145],
        ],
        price: 690,
        kinds: 'dziecięcy, ze szczebelkami',
      },
      {
        text: 'kołyska',
        gender: 'f',
        eras: [2, 12],
        size: [
          [45, 60],
          [60, 90],
          [90, 105],
        ],
        price: 520,
        kinds: 'na płozach, z rzeźbionym wezgłowiem',
      },
      {
        text: 'ławka szkolna',
        gender: 'f',
        eras: [4, 9],
        madeOf: ['beech', 'oak'],
        size: [
          [60, 110],
          [65, 80],
          [70, 90],
        ],
        kinds: 'z pulpitem, dwuosobowy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3050,
    share: 16,
    styled: 0,
    price: 140,
    eras: [3, 12],
    madeOf: ['wood', 'beech', 'enamelled', 'plastic'],
    size: [
      [10, 45],
      [10, 40],
      [8, 30],
    ],
    kinds: 'z drewnianymi kołami, na sznurku, w oryginalnym pudełku, nakręcany',
    nouns: [
      {
        text: 'samochodzik',
        gender: 'm',
        field: 'toy',
        madeOf: ['enamelled', 'plastic'],
        kinds: 'nakręcany, w oryginalnym pudełku, z otwieranymi drzwiami',
      },
      {
        text: 'kolejka',
        gender: 'f',
        price: 260,
        field: 'toy',
        madeOf: ['enamelled', 'plastic'],
        kinds: 'nakręcany, w oryginalnym pudełku, z torami',
      },
      { text: 'kaczuszka', gender: 'f', madeOf: ['wood', 'beech', 'painted'], kinds: 'na sznurku, z drewnianymi kołami' },
      {
        text: 'lalka',
        gender: 'f',
        madeOf: ['porcelain', 'cotton', 'plastic'],
        kinds: 'w ludowym stroju, z ruchomymi oczami, w oryginalnej sukience',
      },
      { text: 'miś', gender: 'm', madeOf: ['cotton', 'wool'], kinds: 'z ruchomymi łapami, z trocinowym wypełnieniem, z szklanymi oczami' },
      { text: 'klocki', gender: 'p', madeOf: ['wood', 'beech', 'painted'], kinds: 'w skrzyneczce, komplet 50 sztuk, z literami' },
      {
        text: 'konik na biegunach',
        gender: 'm',
        madeOf: ['wood', 'painted'],
        parcel: 'large',
        price: 590,
        size: [
          [25, 40],
          [60, 90],
          [70, 110],
        ],
        kinds: 'z prawdziwą grzywą, z siodłem',
      },
      {
        text: 'domek dla lalek',
        gender: 'm',
        madeOf: ['wood', 'painted'],
        parcel: 'large',
        price: 690,
        size: [
          [45, 80],
          [50, 85],
          [25, 45],
        ],
        kinds: 'z wyposażeniem, dwupiętrowy',
      },
    ],
  },
  {
    ...TRAITS,
    id: 3051,
    share: 6,
    field: 'none',
    price: 190,
    eras: [7, 12],
    madeOf: ['plastic', 'enamelled', 'opalGlass', 'beech'],
    size: [
      [14, 35],
      [18, 40],
      [14, 35],
    ],
    kinds: 'dziecięcy, z przyciemnianym światłem, w kształcie grzybka, w kształcie księżyca',
    nouns: [
      { text: 'lampka nocna', gender: 'f' },
      { text: 'lampa wisząca', gender: 'f', kinds: 'dziecięcy, w kształcie balonu, w kształcie chmury' },
      { text: 'kinkiet', gender: 'm', kinds: 'dziecięcy, w kształcie gwiazdy' },
    ],
  },
  {
    ...TRAITS,
    id: 3052,
    share: 7,
    field: 'textile',
    price: 130,
    eras: [8, 12],
    madeOf: ['cotton', 'linen', 'wool'],
    size: [
      [60, 140],
      [80, 200],
    ],
    kinds: 'dziecięcy, w groszki, w paski, ze zwierzętami',
    nouns: [
      {
        text: 'kocyk',
        gender: 'm',
        madeOf: ['cotton', 'wool'],
        size: [
          [70, 100],
          [90, 140],
        ],
      },
      {
        text: 'pościel',
        gender: 'f',
        madeOf: ['cotton', 'linen'],
        size: [
          [90, 140],
          [120, 200],
        ],
      },
      { text: 'narzuta', gender: 'f', kinds: 'dziecięcy, pikowany, patchworkowy' },
      {
        text: 'mata do zabawy',
        gender: 'f',
        madeOf: ['cotton'],
        size: [
          [90, 140],
          [90, 140],
        ],
        kinds: 'pikowany, dwustronny',
      },
    ],
  },
]
