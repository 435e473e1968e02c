import { COUNT_WORDS } from './number-patterns.ts'

/** Words of the patterns of read-numbers.ts: none of them is a typing error. */
export const NUMBER_WORDS: readonly string[] = [
  ...COUNT_WORDS,
  ...'komplet zestaw kpl sztuk sztuki osob osoby osobowy para pair par pareja pieces piezas personas people ponizej powyzej ponad maks maksymalnie najwyzej mniej wiecej niz okolo under below over above between cheaper less more than hasta menos desde entre maximo minimo szerokosc wysokosc glebokosc dlugosc srednica width height depth length ancho alto fondo largo lata latach wiek wieku rok roku century anos decada siglo cena ceny cenie budzet priced price prices costing budget precio precios presupuesto zlotych euro euros set juego'.split(
    ' ',
  ),
]
