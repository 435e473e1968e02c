import { type ByLanguage, inLanguage, type Language, LANGUAGES } from '#app/domain/language.ts'
import { MARKETS } from '#app/domain/market.ts'
import { initialRates } from '#app/domain/pricing/money.ts'
import type { Db } from '#db/open.ts'
import { currencyRate, photo, referenceItem } from '#db/catalog-tables.ts'

type Names = ByLanguage<string>

interface Row {
  id: number | string
  /** Text of each language; without it the row has none, as a manufacturer has not. */
  names?: Names
  more?: Record<string, unknown>
}

const SLUGS: Names = { pl: 'po-polsku', en: 'in-english', es: 'en-espanol' }

const LISTS: Record<string, Row[]> = {
  markets: Object.values(MARKETS).map((market) => ({
    id: market.id,
    names: { pl: `Rynek ${market.id}`, en: `Market ${market.id}`, es: `Mercado ${market.id}` },
    more: { currencyId: market.currencyId, countryId: market.countryId, defaultLangId: market.language, isLocal: market.isLocal },
  })),
  categories: [
    { id: 145, names: { pl: 'Meble', en: 'Furniture', es: 'Muebles' }, more: { parentId: null } },
    { id: 3001, names: { pl: 'Fotele', en: 'Armchairs', es: 'Sillones' }, more: { parentId: 145 } },
    { id: 3002, names: { pl: 'Krzesła', en: 'Chairs', es: 'Sillas' }, more: { parentId: 145 } },
  ],
  conditions: [
    {
      id: 4,
      names: { pl: 'idealny', en: 'perfect', es: 'perfecto' },
      more: { annotation: 'Bez śladów używania.' },
    },
  ],
  eras: [{ id: 8, names: { pl: 'lata 60. XX wieku', en: '1960s', es: 'años 60' } }],
  materials: [
    { id: 1, names: { pl: 'Drewno', en: 'Wood', es: 'Madera' }, more: { parentId: null } },
    { id: 2, names: { pl: 'Dąb', en: 'Oak', es: 'Roble' }, more: { parentId: 1 } },
  ],
  colors: [{ id: 21, names: { pl: 'zielony', en: 'green', es: 'verde' }, more: { color: '#2f6b3a' } }],
  styles: [{ id: 4, names: { pl: 'Mid-century modern', en: 'Mid-century modern', es: 'Mid-century modern' } }],
  manufacturers: [{ id: 7, more: { name: 'Thonet', url_slug: 'thonet' } }],
  designers: [{ id: 9, more: { name: 'Józef Chierowski', urlSlug: 'jozef-chierowski' } }],
}

export function insertReference(db: Db): void {
  for (const [list, rows] of Object.entries(LISTS)) {
    for (const langId of LANGUAGES) {
      db.insert(referenceItem)
        .values(rows.map((row, position) => ({ list, langId, position, data: rowIn(row, langId) })))
        .run()
    }
  }
  db.insert(currencyRate).values(initialRates()).run()
  const picture = { width: 1280, height: 1280, color: '#d8cfc0' }
  db.insert(photo)
    .values([
      { ...picture, key: 'fotel-front', view: view('widok z przodu', 'front view', 'vista frontal') },
      { ...picture, key: 'fotel-bok', view: view('widok z boku', 'side view', 'vista lateral') },
      { ...picture, key: 'fotel-detal', view: view('detal', 'detail', 'detalle') },
      { ...picture, key: 'witryna', height: 800, view: view('witryna sklepu', 'shop window', 'escaparate') },
      {
        ...picture,
        key: 'fotel-rysa',
        view: view('z bliska: rysa', 'close up: scratch', 'de cerca: arañazo'),
        flaw: view('rysa', 'scratch', 'arañazo'),
      },
    ])
    .run()
}

function rowIn({ id, names, more }: Row, langId: Language): Record<string, unknown> {
  return { id, ...(names && { langId, translation: inLanguage(names, langId), urlSlug: inLanguage(SLUGS, langId) }), ...more }
}

function view(pl: string, en: string, es: string) {
  return [
    { langId: 'pl', text: pl },
    { langId: 'en', text: en },
    { langId: 'es', text: es },
  ]
}
