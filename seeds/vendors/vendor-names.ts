// Words for vendor names.
import type { TradeName } from './vendor-trades.ts'

export interface VendorCity {
  name: string
  /** "z Warszawy", "w Warszawie": after "w". */
  locative: string
  countryId: string
}

const home = (name: string, locative: string): VendorCity => ({ name, locative, countryId: 'PL' })
const abroad = (name: string, locative: string, countryId: string): VendorCity => ({ name, locative, countryId })

/** Cities with their locative. Warsaw, Kraków, Łódź and Poznań are repeated, because they have more shops. */
export const CITIES: Record<'home' | 'abroad', readonly VendorCity[]> = {
  home: [
    home('Warszawa', 'w Warszawie'),
    home('Warszawa', 'w Warszawie'),
    home('Warszawa', 'w Warszawie'),
    home('Kraków', 'w Krakowie'),
    home('Kraków', 'w Krakowie'),
    home('Łódź', 'w Łodzi'),
    home('Łódź', 'w Łodzi'),
    home('Poznań', 'w Poznaniu'),
    home('Poznań', 'w Poznaniu'),
    home('Wrocław', 'we Wrocławiu'),
    home('Wrocław', 'we Wrocławiu'),
    home('Gdańsk', 'w Gdańsku'),
    home('Gdynia', 'w Gdyni'),
    home('Sopot', 'w Sopocie'),
    home('Katowice', 'w Katowicach'),
    home('Gliwice', 'w Gliwicach'),
    home('Bytom', 'w Bytomiu'),
    home('Lublin', 'w Lublinie'),
    home('Szczecin', 'w Szczecinie'),
    home('Bydgoszcz', 'w Bydgoszczy'),
    home('Toruń', 'w Toruniu'),
    home('Białystok', 'w Białymstoku'),
    home('Rzeszów', 'w Rzeszowie'),
    home('Bielsko-Biała', 'w Bielsku-Białej'),
    home('Częstochowa', 'w Częstochowie'),
    home('Kielce', 'w Kielcach'),
    home('Olsztyn', 'w Olsztynie'),
    home('Opole', 'w Opolu'),
    home('Zielona Góra', 'w Zielonej Górze'),
    home('Jelenia Góra', 'w Jeleniej Górze'),
    home('Swarzędz', 'w Swarzędzu'),
    home('Kępno', 'w Kępnie'),
    home('Cieszyn', 'w Cieszynie'),
    home('Tarnów', 'w Tarnowie'),
    home('Zamość', 'w Zamościu'),
    home('Sandomierz', 'w Sandomierzu'),
    home('Milanówek', 'w Milanówku'),
    home('Kazimierz Dolny', 'w Kazimierzu Dolnym'),
  ],
  abroad: [
    abroad('Barcelona', 'w Barcelonie', 'ES'),
    abroad('Madryt', 'w Madrycie', 'ES'),
    abroad('Walencja', 'w Walencji', 'ES'),
    abroad('Berlin', 'w Berlinie', 'DE'),
    abroad('Lipsk', 'w Lipsku', 'DE'),
    abroad('Drezno', 'w Dreźnie', 'DE'),
    abroad('Mediolan', 'w Mediolanie', 'IT'),
    abroad('Turyn', 'w Turynie', 'IT'),
    abroad('Kopenhaga', 'w Kopenhadze', 'DK'),
    abroad('Aarhus', 'w Aarhus', 'DK'),
    abroad('Malmö', 'w Malmö', 'SE'),
    abroad('Antwerpia', 'w Antwerpii', 'BE'),
    abroad('Lille', 'w Lille', 'FR'),
    abroad('Praga', 'w Pradze', 'CZ'),
    abroad('Brno', 'w Brnie', 'CZ'),
    abroad('Wilno', 'w Wilnie', 'LT'),
  ],
}

/** Nouns used in vendor names. */
export const FIRST_WORDS =
  'Patefon, Kredens, Bursztyn, Sójka, Zegar, Orzech, Kolumna, Mansarda, Oficyna, Pasaż, Strych, Spichlerz, Ganek, Weranda, Lampart, Jaskółka, Sowa, Wilga, Rudzik, Kasztan, Jesion, Klon, Brzoza, Modrzew, Len, Wrzos, Piwonia, Dalia, Mimoza, Konwalia, Pelargonia, Filodendron, Monstera, Paproć, Mozaika, Terazzo, Lastryko, Neon, Semafor, Kometa, Orbita, Satelita, Wenus, Saturn, Bazalt, Kwarc, Agat, Onyks, Malachit, Opal, Alabaster, Korund, Żeliwo, Patyna, Fornir, Intarsja, Politura, Gobelin, Kilim, Makata, Adamaszek, Szenila, Frędzel, Kornik, Szuflada, Zawias, Klamka, Parkiet, Lamperia, Stiuk, Sztukateria, Rozeta, Witraż, Kalejdoskop, Metronom, Szpulka, Naparstek, Guzik, Walizka, Bagaż, Peron, Poczekalnia, Tramwaj, Warszawa M20, Syrenka, Junak'.split(
    ', ',
  )

interface NameWords {
  word: string
  owner: string
  city: string
  year: number
  street: number
  isAbroad: boolean
}

type Pattern = (words: NameWords) => string

const GENERAL: readonly Pattern[] = [({ word }) => `Galeria ${word}`, ({ word }) => word, ({ word, year }) => `${word} ${year}`]

/** Patterns of vendor names by trade. */
export const NAME_PATTERNS: Record<TradeName, readonly Pattern[]> = {
  vintage: [
    ...GENERAL,
    ({ word }) => `${word} Vintage`,
    ({ word }) => `Meble z Duszą ${word}`,
    ({ word, city }) => `${word} Design ${city}`,
    ({ owner }) => `Pracownia Renowacji ${owner}`,
    ({ word }) => `Pan ${word}`,
  ],
  antiques: [
    ({ word }) => `Antyki ${word}`,
    ({ word, city }) => `Antykwariat ${word} ${city}`,
    ({ word }) => `Salon Sztuki ${word}`,
    ({ street }) => `Stara Kamienica ${street}`,
    ({ word }) => `Desa ${word}`,
  ],
  studio: [
    ({ word }) => `Studio ${word}`,
    ({ word }) => `${word} Studio`,
    ({ word }) => `Manufaktura ${word}`,
    ({ owner }) => `${owner} i Spółka`,
    ({ word }) => `Pracownia ${word}`,
  ],
  lamps: [
    ({ word }) => `Lampy ${word}`,
    ({ word }) => `Światło ${word}`,
    ({ word }) => `${word} Lighting`,
    ({ word }) => `Klosz i ${word}`,
  ],
  table: [
    ({ word }) => `Porcelana ${word}`,
    ({ word }) => `${word} Szkło`,
    ({ word }) => `Kredens Babci: ${word}`,
    ({ word }) => `Zastawa ${word}`,
  ],
  textiles: [({ word }) => `Tkalnia ${word}`, ({ word }) => `Dywany ${word}`, ({ word }) => `${word} Tekstylia`],
  paper: [({ word }) => `Plakat i ${word}`, ({ word }) => `Antykwariat ${word}`, ({ word }) => `${word} Prints`],
  small: [({ word }) => `Kolekcja ${word}`, ({ word }) => `Szkatułka ${word}`, ({ word }) => `${word} Czas`],
  northern: [({ word }) => `Nordic ${word}`, ({ word }) => `${word} Danish Design`, ({ word }) => `Teak i ${word}`],
}
