import type { Firm, Person } from '../people.ts'
import type { Rng } from '../random.ts'
import type { VendorCity } from './vendor-names.ts'
import type { Trade } from './vendor-trades.ts'

interface VendorFacts {
  trade: Trade
  owner: Person
  firm: Firm
  city: VendorCity
  years: number
}

/** HTML about a vendor: who, what, how they work, and the firm that one buys from. */
export function vendorDescription({ trade: { sells, offers }, owner, firm, city, years }: VendorFacts, rng: Rng): string {
  const verb = owner.isWoman ? 'zaczęła' : 'zaczął'
  const name = `${owner.firstName} ${owner.lastName}`
  const since = `Sklep prowadzi ${name}, ${owner.isWoman ? 'która' : 'który'} ${verb} od jednego stoiska na targu staroci.`
  const opening = rng.pick([
    `Mamy pracownię ${city.locative} i od ${years} lat wyszukujemy ${sells}.`,
    `Od ${years} lat sprzedajemy ${sells}; magazyn mieści się ${city.locative}.`,
    `${city.name}, niewielki lokal z magazynem na zapleczu: tu od ${years} lat zbieramy ${sells}.`,
  ])
  const work = rng.pick([
    'Każdą rzecz oglądamy, czyścimy i mierzymy przed wystawieniem, a wady pokazujemy na zdjęciach.',
    'Konstrukcje naprawiamy sami, tapicerkę i szlifowanie szkła powierzamy zaprzyjaźnionym rzemieślnikom.',
    'Nie poprawiamy historii: patyna zostaje, luzy i zagrożenia znikają.',
  ])
  const sending = rng.pick([
    'Większe rzeczy wozimy własnym autem, mniejsze wysyłamy kurierem dwa razy w tygodniu.',
    'Pakujemy w materiały z odzysku; przesyłki wychodzą od poniedziałku do czwartku.',
    'Zapraszamy także do obejrzenia na miejscu, po umówieniu telefonicznym.',
  ])
  const list = offers.map((item) => `<li>${item}</li>`).join('')
  const nip = firm.nip === null ? '' : `, NIP ${firm.nip}`
  const seller = `Sprzedawca: ${firm.name}, ${firm.street}, ${firm.zipCode} ${city.name}${nip}.`
  return `<p>${opening} ${since}</p><ul>${list}</ul><p>${work}</p><p>${sending}</p><p>${seller}</p>`
}
