// The banners that have photographs, and what they show.
import type { ByLanguage } from '#app/domain/language.ts'

interface Banner {
  name: string
  /** What is seen. */
  text: ByLanguage<string>
}

/** Every banner. */
export const BANNERS: readonly Banner[] = [
  {
    name: 'home-1',
    text: {
      pl: 'salon z zieloną sofą i fotelem',
      en: 'a living room with a green sofa and an armchair',
      es: 'un salón con sofá verde y sillón',
    },
  },
  {
    name: 'home-2',
    text: { pl: 'komoda z drewna tekowego i fotel', en: 'a teak sideboard and an armchair', es: 'un aparador de teca y un sillón' },
  },
  { name: 'home-3', text: { pl: 'stół z krzesłami', en: 'a table with chairs', es: 'una mesa con sillas' } },
  { name: 'lamps-1', text: { pl: 'lampy stołowe', en: 'table lamps', es: 'lámparas de mesa' } },
  { name: 'vases-1', text: { pl: 'wazony i misa', en: 'vases and a bowl', es: 'jarrones y un cuenco' } },
  {
    name: 'seating-1',
    text: { pl: 'krzesła różnych projektantów', en: 'chairs by different designers', es: 'sillas de varios diseñadores' },
  },
  {
    name: 'sale-1',
    text: { pl: 'dwa fotele klubowe ze stolikiem', en: 'two club armchairs with a side table', es: 'dos sillones con una mesa auxiliar' },
  },
  { name: 'kitchen-1', text: { pl: 'porcelana i naczynia', en: 'porcelain and kitchenware', es: 'porcelana y utensilios de cocina' } },
  { name: 'christmas-1', text: { pl: 'bombki i świeczniki', en: 'baubles and candlesticks', es: 'bolas de Navidad y candelabros' } },
  {
    name: 'vinyl-1',
    text: { pl: 'radio, gramofon i głośnik', en: 'a radio, a turntable and a speaker', es: 'una radio, un tocadiscos y un altavoz' },
  },
  { name: 'garden-1', text: { pl: 'meble ogrodowe i donice', en: 'garden furniture and planters', es: 'muebles de jardín y macetas' } },
  { name: 'study-1', text: { pl: 'gabinet z biurkiem', en: 'a study with a desk', es: 'un estudio con escritorio' } },
]
