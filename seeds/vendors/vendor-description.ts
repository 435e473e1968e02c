import type { Dice } from '../random.ts'
import type { VendorCity } from './vendor-names.ts'
import type { TradeName } from './vendor-trades.ts'

interface VendorFacts {
  trade: TradeName
  owner: { name: string; isWoman: boolean }
  city: VendorCity
  years: number
}

const OFFERS: Record<TradeName, { sells: string; list: readonly string[] }> = {
  vintage: {
    sells: 'meble i lampy z drugiej połowy XX wieku',
    list: ['fotele i krzesła po renowacji', 'komody i regały na wysoki połysk', 'lampy z nową instalacją', 'drobiazgi do kuchni i salonu'],
  },
  antiques: {
    sells: 'antyki od biedermeieru po dwudziestolecie',
    list: ['meble gabinetowe i salonowe', 'zegary po przeglądzie zegarmistrza', 'srebra i porcelana', 'obrazy i grafiki z dokumentami'],
  },
  studio: {
    sells: 'współczesne przedmioty robione w krótkich seriach',
    list: ['meble z litego drewna', 'ceramika i szkło', 'lampy według własnych projektów', 'wykonanie na wymiar'],
  },
  lamps: { sells: 'dawne i nowe oświetlenie', list: ['lampy wiszące i stołowe', 'kinkiety i plafony', 'klosze i abażury na wymiar'] },
  table: { sells: 'porcelanę, szkło i sztućce', list: ['serwisy i pojedyncze filiżanki', 'szkło barwione', 'kryształy', 'platery'] },
  textiles: { sells: 'dywany, kilimy i tkaniny', list: ['kilimy tkane ręcznie', 'dywany po praniu i naprawie', 'len i wełna na metry'] },
  paper: {
    sells: 'plakaty, grafiki i książki',
    list: ['polska szkoła plakatu', 'mapy i ryciny', 'albumy i katalogi', 'oprawa w pracowni obok'],
  },
  small: {
    sells: 'biżuterię, zegarki i sprzęt z historią',
    list: ['srebro z próbą', 'zegarki po przeglądzie', 'radia i aparaty sprawdzone na miejscu'],
  },
  northern: {
    sells: 'meble skandynawskie, głównie z drewna tekowego',
    list: ['sideboardy i komody', 'krzesła projektantów', 'lampy duńskie'],
  },
}

/** HTML about a vendor: who, what, how they work. */
export function vendorDescription({ trade, owner, city, years }: VendorFacts, dice: Dice): string {
  const { sells, list } = OFFERS[trade]
  const verb = owner.isWoman ? 'zaczęła' : 'zaczął'
  const since = `Sklep prowadzi ${owner.name}, ${owner.isWoman ? 'która' : 'który'} ${verb} od jednego stoiska na targu staroci.`
  const opening = dice.pick([
    `Mamy pracownię ${city.locative} i od ${years} lat wyszukujemy ${sells}.`,
    `Od ${years} lat sprzedajemy ${sells}; magazyn mieści się ${city.locative}.`,
    `${city.name}, niewielki lokal z magazynem na zapleczu: tu od ${years} lat zbieramy ${sells}.`,
  ])
  const work = dice.pick([
    'Każdą rzecz oglądamy, czyścimy i mierzymy przed wystawieniem, a wady pokazujemy na zdjęciach.',
    'Konstrukcje naprawiamy sami, tapicerkę i szlifowanie szkła powierzamy zaprzyjaźnionym rzemieślnikom.',
    'Nie poprawiamy historii: patyna zostaje, luzy i zagrożenia znikają.',
  ])
  const sending = dice.pick([
    'Większe rzeczy wozimy własnym autem, mniejsze wysyłamy kurierem dwa razy w tygodniu.',
    'Pakujemy w materiały z odzysku; przesyłki wychodzą od poniedziałku do czwartku.',
    'Zapraszamy także do obejrzenia na miejscu, po umówieniu telefonicznym.',
  ])
  return `<p>${opening} ${since}</p><ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul><p>${work}</p><p>${sending}</p>`
}
