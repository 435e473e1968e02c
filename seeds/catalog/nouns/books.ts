import type { CategoryWords } from './category-words.ts'

const TRAITS = { tellsOrigin: false, field: 'none', parcel: 'letter', styled: 0, madeOf: ['book'] } as const

/** 160 Książki. Kinds are titles and subjects, so they never change. */
export const BOOKS: readonly CategoryWords[] = [
  {
    ...TRAITS,
    id: 3084,
    share: 9,
    price: 95,
    eras: [5, 12],
    size: [
      [20, 32],
      [22, 36],
      [2, 5],
    ],
    kinds:
      'Polskie szkło, Meble giętych form, Architektura modernizmu, Ceramika Ćmielowa, Plakat polski, Wnętrza secesji, Tkanina współczesna, Design skandynawski, Ogrody pałacowe, Fotografia mody',
    nouns: [
      { text: 'album', gender: 'm' },
      { text: 'album malarstwa', gender: 'm', kinds: 'Młoda Polska, Impresjoniści, Kapiści, Holenderscy mistrzowie, Malarstwo naiwne' },
      { text: 'album fotograficzny', gender: 'm', kinds: 'Warszawa z lotu ptaka, Tatry o świcie, Kraków, Bałtyk, Polskie miasteczka' },
    ],
  },
  {
    ...TRAITS,
    id: 3085,
    madeOf: ['book', 'boundBook'],
    share: 8,
    price: 120,
    eras: [1, 8],
    size: [
      [11, 22],
      [16, 30],
      [2, 6],
    ],
    kinds:
      'Poezje zebrane, Historia Polski, Kuchnia domowa, Podróże po Wschodzie, Zielnik, Listy, Pamiętniki, Bajki, Słownik, Atlas geograficzny, Dzieje sztuki',
    nouns: [
      { text: 'książka', gender: 'f' },
      { text: 'starodruk', gender: 'm', eras: [1, 1], price: 690, kinds: 'Żywoty świętych, Prawo miejskie, Kazania niedzielne' },
      { text: 'powieść', gender: 'f', eras: [2, 7], kinds: 'w skórzanej oprawie, w dwóch tomach, pierwsze wydanie' },
      { text: 'encyklopedia', gender: 'f', eras: [2, 8], price: 340, kinds: 'komplet 5 tomów, komplet 12 tomów, ilustrowany' },
    ],
  },
  {
    ...TRAITS,
    id: 3086,
    share: 4,
    price: 70,
    eras: [3, 12],
    size: [
      [15, 25],
      [20, 30],
      [1, 3],
    ],
    kinds: 'Meble 1962, Szkło artystyczne, Lampy i oświetlenie, Jesień i zima, Wzornictwo przemysłowe',
    nouns: [
      { text: 'katalog wystawy', gender: 'm', kinds: 'Szkło unikatowe, Formy użytkowe, Tkanina 70, Plakaty, Nowe wnętrza' },
      { text: 'katalog handlowy', gender: 'm', eras: [3, 10] },
      { text: 'katalog aukcyjny', gender: 'm', eras: [9, 12], kinds: 'Design XX wieku, Malarstwo dawne, Biżuteria, Dawne zegary' },
    ],
  },
]
