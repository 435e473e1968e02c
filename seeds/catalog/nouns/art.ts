import type { CategoryWords } from './category-words.ts'

const TRAITS = { field: 'artist', parcel: 'parcel', styled: 0.1, tellsOrigin: false, eras: [2, 12] } as const

/** 150 Sztuka. Kinds are subjects, so they never change. */
export const ART: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3044,
    share: 20,
    price: 900,
    eras: [2, 12],
    models: {
      'landscape-painting': {
        nouns: [
          { text: 'obraz olejny', gender: 'm', of: ['cotton/green'], kinds: 'Żaglówki na jeziorze, Regaty, Trzy żagle' },
          {
            text: 'obraz olejny',
            gender: 'm',
            of: ['cotton/blue'],
            kinds: 'Martwa natura z owocami, Martwa natura z dzbanem, Jabłka i butelka',
          },
          { text: 'obraz olejny', gender: 'm', of: ['wood/multicolour'], kinds: 'Pejzaż o zachodzie, Droga wśród wzgórz, Wzgórza' },
          { text: 'obraz olejny', gender: 'm', of: ['paper/brown'], kinds: 'Brzozy, Brzozowy las, Jesień w brzezinie' },
          { text: 'olej na płótnie', gender: 'm', price: 1200, of: ['cotton/green'], kinds: 'Żaglówki, Cisza na wodzie' },
          { text: 'olej na płótnie', gender: 'm', price: 1200, of: ['cotton/blue'], kinds: 'Martwa natura, Owoce i naczynia' },
          { text: 'olej na płótnie', gender: 'm', price: 1200, of: ['wood/multicolour'], kinds: 'Pejzaż, Pola i droga' },
          { text: 'olej na płótnie', gender: 'm', price: 1200, of: ['paper/brown'], kinds: 'Brzezina, Białe pnie' },
        ],
      },
      'abstract-painting': {
        eras: [6, 12],
        nouns: [
          { text: 'obraz', gender: 'm', of: ['cotton/red', 'linen/yellow'], kinds: 'Kompozycja abstrakcyjna, Formy, Równowaga' },
          { text: 'obraz', gender: 'm', of: ['cotton/navy'], kinds: 'Trzy pola, Kompozycja abstrakcyjna, Horyzonty' },
          { text: 'obraz', gender: 'm', of: ['paper/black'], kinds: 'Łuki, Kompozycja ze słońcem, Bramy' },
          { text: 'obraz', gender: 'm', of: ['paper/cream'], kinds: 'Liście, Rośliny, Wycinanki' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3045,
    share: 12,
    price: 320,
    eras: [4, 12],
    models: {
      'graphic-print': {
        nouns: [
          { text: 'grafika', gender: 'f', of: ['paper/black'], kinds: 'Liść, Botanika, Paproć' },
          { text: 'grafika', gender: 'f', of: ['paper/blue'], kinds: 'Słońce nad wodą, Morze, Fale' },
          { text: 'grafika', gender: 'f', of: ['paper/red'], kinds: 'Góry, Czerwone szczyty, Tatry' },
          { text: 'grafika', gender: 'f', of: ['paper/green'], kinds: 'Ryby, Trzy ryby, Ławica' },
          { text: 'linoryt', gender: 'm', of: ['paper/black'], kinds: 'Liść, Paproć' },
          { text: 'linoryt', gender: 'm', of: ['paper/green'], kinds: 'Trzy ryby, Ryby' },
          { text: 'serigrafia', gender: 'f', eras: [8, 12], of: ['paper/blue'], kinds: 'Fale, Słońce nad wodą' },
          { text: 'serigrafia', gender: 'f', eras: [8, 12], of: ['paper/red'], kinds: 'Góry, Szczyty' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3046,
    share: 12,
    price: 780,
    eras: [4, 12],
    styled: 0.25,
    models: {
      'abstract-sculpture': {
        kinds: 'Forma organiczna, Otwarcie, Oko, Kamień i światło',
        nouns: [
          { text: 'rzeźba', gender: 'f' },
          { text: 'rzeźba abstrakcyjna', gender: 'f' },
        ],
      },
      'curved-sculpture': {
        kinds: 'Kolumna, Rytm, Wzrost, Forma organiczna',
        nouns: [
          { text: 'rzeźba', gender: 'f' },
          { text: 'rzeźba abstrakcyjna', gender: 'f' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3047,
    share: 8,
    price: 360,
    eras: [5, 12],
    models: {
      photograph: {
        nouns: [
          { text: 'fotografia', gender: 'f', of: ['paper/black'], kinds: 'Samotne drzewo, Drzewo' },
          { text: 'fotografia', gender: 'f', of: ['paper/brown'], kinds: 'Pomost, Molo o świcie' },
          { text: 'fotografia', gender: 'f', of: ['paper/grey'], kinds: 'Schody, Modernistyczne schody, Wejście' },
          { text: 'fotografia', gender: 'f', of: ['paper/white'], kinds: 'Tatry, Góry we mgle, Pasma' },
          { text: 'fotografia kolekcjonerska', gender: 'f', price: 690, eras: [7, 12], of: ['paper/black'], kinds: 'Drzewo' },
          { text: 'fotografia kolekcjonerska', gender: 'f', price: 690, eras: [7, 12], of: ['paper/brown'], kinds: 'Pomost' },
          { text: 'odbitka srebrowa', gender: 'f', eras: [5, 11], of: ['paper/grey'], kinds: 'Schody' },
          { text: 'odbitka srebrowa', gender: 'f', eras: [5, 11], of: ['paper/white'], kinds: 'Góry' },
        ],
      },
    },
  },
  {
    ...TRAITS,
    id: 3048,
    share: 8,
    price: 340,
    eras: [4, 12],
    models: {
      drawing: {
        nouns: [
          { text: 'rysunek', gender: 'm', of: ['paper/beige'], kinds: 'Gruszki, Dwie gruszki' },
          { text: 'rysunek', gender: 'm', of: ['paper/black'], kinds: 'Profil kobiety, Głowa kobiety' },
          { text: 'rysunek', gender: 'm', of: ['paper/brown'], kinds: 'Krzesło, Studium krzesła' },
          { text: 'rysunek', gender: 'm', of: ['paper/blue'], kinds: 'Kwiaty w wazonie, Chabry' },
          { text: 'rysunek tuszem', gender: 'm', of: ['paper/beige'], kinds: 'Gruszki' },
          { text: 'rysunek tuszem', gender: 'm', of: ['paper/black'], kinds: 'Profil, Portret kobiety' },
          { text: 'rysunek tuszem', gender: 'm', of: ['paper/brown'], kinds: 'Krzesło' },
          { text: 'rysunek tuszem', gender: 'm', of: ['paper/blue'], kinds: 'Kwiaty' },
        ],
      },
    },
  },
]
