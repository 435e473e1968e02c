// Model names and numbers: patterns of porcelain, numbers of lamps and chairs, collections of today's studios, signatures.
import type { MakerField } from './makers/maker-field.ts'
import type { Dice } from '../random.ts'

const PATTERNS =
  'Iwona, Fryderyka, Empire, Rococo, Maria Teresa, Bolesław, Nina, Kamelia, Astra, Julia, Krystyna, Lotos, Ballada, Sonata, Kaprys, Feniks, Beata, Aldona, Goplana, Prometeusz, Halina, Ewa, Wiosna, Kaja, Merkury, Saturn, Wenus, Rekord, Kometa, Afrodyta, Bogucice, Tulipan, Świt, Nefryt, Ismena, Kinga, Hanka, Wanda, Opera, Malwa'.split(
    ', ',
  )
const RADIOS =
  'Pionier, Aga, Stolica, Szarotka, Tatry, Jubilat, Koliber, Ewa, Calypso, Bolero, Ramona, Figaro, Sonatina, Amator, Kleopatra, Taraban, Zodiak, Radmor, Jowita, Guliwer, Izabella, Menuet, Kankan, Barkarola, Śnieżnik, Dominika, Meluzyna, Bambino, Fonica, Karioka'.split(
    ', ',
  )
const CUTLERY = 'Muza, Polonia, Barok, Antica, Celestia, Flames, Palermo, Ambasador, Kolumb, Chippendale, Perlrand, Augsburg'.split(', ')
const SURNAMES =
  'Nowak, Kowalczyk, Wójcik, Mazur, Krawczyk, Dudek, Wieczorek, Jaworski, Malinowska, Stępień, Górska, Rutkowska, Sikora, Baran, Duda, Szewczyk, Pietrzak, Marciniak, Wróbel, Zalewska, Jakubiak, Sadowska, Zając, Bąk, Włodarczyk, Borkowska, Czarnecka, Sawicki, Sokołowska, Urban, Kubiak, Maciejewski, Szczepaniak, Kucharczyk, Wilk, Lis, Mazurek, Wysocka, Adamczyk, Kaźmierczak, Sobczak, Czerwiński, Andrzejczak, Sikorska, Głowacka, Zakrzewski, Kołodziej, Wasilewska, Ziółkowski, Szymczak, Laskowska, Mróz, Gajda, Kozak, Brzozowska, Makowski, Ostrowska, Domański, Pawlak, Kurek, Bielak, Witkowski, Walczak, Rybak, Bednarz, Markowska, Skiba, Dziedzic, Orłowski, Leśniak, Kmiecik, Tomczak, Konopka, Cichoń, Bieńkowska, Jabłońska, Żak, Gawron, Piątek, Kosiński'.split(
    ', ',
  )
const SYLLABLES = 'al bo da el fi go ha ino ja ka lu mo no or pe ra so ti um va we za ni le mi ru sa to vi na'.split(' ')

/** A model name in the manner of the field: "typ 2348", "fason Iwona", "Pionier". */
export function modelName(field: MakerField, isPolish: boolean, dice: Dice): string {
  switch (field) {
    case 'porcelain':
    case 'faience':
      return isPolish ? `fason ${dice.pick(PATTERNS)}` : `wzór ${dice.int(100, 9999)}`
    case 'glass':
    case 'stoneware':
    case 'textile':
    case 'rug':
    case 'weaving':
    case 'jewellery':
      return `wzór ${dice.int(12, 2999)}`
    case 'audio':
      return isPolish && dice.chance(0.7) ? dice.pick(RADIOS) : `${letters(dice)} ${dice.int(100, 999)}`
    case 'cutlery':
      return `wzór ${dice.pick(CUTLERY)}`
    case 'watch':
      return `kal. ${dice.int(100, 2999)}`
    case 'camera':
      return dice.chance(0.5) ? String(dice.int(2, 9)) : `${letters(dice)} ${dice.int(2, 99)}`
    case 'bentwood':
    case 'seating':
    case 'furniture':
      return dice.pick([`typ ${dice.int(100, 9999)}`, `${letters(dice)}-${dice.int(2, 499)}`, `model ${dice.int(10, 699)}`])
    default:
      return `model ${dice.pick([dice.int(10, 999), dice.int(1000, 9999)])}`
  }
}

/** A studio's series name: "Luvano". */
export function collectionName(dice: Dice): string {
  let name = ''
  for (let count = dice.int(2, 3); count > 0; count--) name += dice.pick(SYLLABLES)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Signature of a picture: "A. Nowak", or null for an unknown artist. */
export function signature(dice: Dice): string | null {
  return dice.chance(0.25) ? null : `${dice.pick([...'ABDEGHIJKLMNRSTWZ'])}. ${dice.pick(SURNAMES)}`
}

function letters(dice: Dice): string {
  const one = () => dice.pick([...'ABDEFGHKLMPRSTUWZ'])
  return dice.chance(0.5) ? one() : one() + one()
}
