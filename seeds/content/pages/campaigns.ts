// Texts of the campaign pages of spring 2022. Titles and times are those of app/domain/marketing/campaigns.ts.
import type { CampaignSlug } from '#app/domain/marketing/campaigns.ts'
import type { ByLanguage } from '#app/domain/language.ts'

/** Two paragraphs and three points; the grid of the campaign's products follows on the page. */
export interface CampaignText {
  lead: string
  more: string
  points: readonly [string, string, string]
}

/** `picture` is the name of a banner's picture. */
export const CAMPAIGN_TEXTS: Record<CampaignSlug, ByLanguage<CampaignText> & { picture: string }> = {
  'topniejace-ceny-promocja': {
    picture: 'kitchen-1',
    pl: {
      lead: 'Zima odpuszcza, a razem z nią topnieją ceny. Przez trzy dni sprzedawcy obniżają to, co przestało zimę w magazynach: ciężkie kredensy, wełniane dywany i lampy na długie wieczory.',
      more: 'Większość rzeczy jest w jednym egzemplarzu. Gdy ktoś położy je do koszyka i zamówi, znikają z listy.',
      points: ['Promocja trwa od 14 do 16 marca 2022', 'Obniżki dotyczą wybranych przedmiotów', 'Zasady dostawy bez zmian'],
    },
    en: {
      lead: 'Winter lets go, and prices melt with it. For three days sellers reduce what has spent the winter in the warehouse: heavy dressers, woollen rugs and lamps for long evenings.',
      more: 'Most pieces exist only once. When somebody orders them, they leave the list.',
      points: ['From 14 to 16 March 2022', 'Reductions on selected pieces', 'Delivery as always'],
    },
    es: {
      lead: 'El invierno se retira y los precios se derriten con él. Durante tres días los vendedores rebajan lo que pasó el invierno en el almacén: aparadores pesados, alfombras de lana y lámparas para noches largas.',
      more: 'Casi todo existe en un solo ejemplar. Cuando alguien lo pide, desaparece de la lista.',
      points: ['Del 14 al 16 de marzo de 2022', 'Rebajas en piezas seleccionadas', 'El envío, como siempre'],
    },
  },
  'noc-zakupow-promocja': {
    picture: 'lamps-1',
    pl: {
      lead: 'Jedna doba i jedna noc. Od północy do ósmej rano następnego dnia sprzedawcy schodzą z cen tam, gdzie zwykle tego nie robią: przy fotelach projektantów, lampach i szkle.',
      more: 'Noc sprzyja oglądaniu bez pośpiechu. Ulubione przedmioty można zapisać serduszkiem i wrócić do nich przed ranem.',
      points: [
        'Od 17 marca, godz. 0.00, do 18 marca 2022, godz. 8.00',
        'Czas według Warszawy',
        'Każda obniżka pokazuje najniższą cenę z 30 dni',
      ],
    },
    en: {
      lead: 'One day and one night. From midnight until eight the next morning sellers reduce what they seldom reduce: armchairs by known designers, lamps and glass.',
      more: 'Night is good for looking without haste. Mark what you like with a heart and come back before morning.',
      points: ['From 17 March, 00:00, to 18 March 2022, 08:00', 'Warsaw time', 'Every reduction shows its lowest price of 30 days'],
    },
    es: {
      lead: 'Un día y una noche. Desde la medianoche hasta las ocho de la mañana siguiente los vendedores rebajan lo que casi nunca rebajan: sillones de diseñadores, lámparas y vidrio.',
      more: 'La noche invita a mirar sin prisa. Marca lo que te guste con un corazón y vuelve antes del amanecer.',
      points: [
        'Del 17 de marzo, 0.00 h, al 18 de marzo de 2022, 8.00 h',
        'Hora de Varsovia',
        'Cada rebaja muestra su precio más bajo de 30 días',
      ],
    },
  },
  'weekend-zakupow-promocja': {
    picture: 'sale-1',
    pl: {
      lead: 'Po nocy zakupów przychodzi cały weekend. Od piątku rano do niedzieli wieczorem promocja obejmuje meble do salonu i jadalni, a także porcelanę i sztućce na niedzielny obiad.',
      more: 'W ten weekend odpisujemy do późniejszych godzin. Pytania o transport i negocjacje trafiają do sprzedawców od razu.',
      points: ['Od 18 marca, godz. 8.00, do 20 marca 2022', 'Meble, porcelana i oświetlenie', 'Dziesięć rat zero procent bez zmian'],
    },
    en: {
      lead: 'After the night comes a whole weekend. From Friday morning to Sunday evening the promotion covers furniture for living and dining rooms, and porcelain and cutlery for Sunday lunch.',
      more: 'This weekend we answer until later than usual. Questions about transport and prices reach the sellers at once.',
      points: ['From 18 March, 08:00, to 20 March 2022', 'Furniture, porcelain and lamps', 'Delivery as always'],
    },
    es: {
      lead: 'Tras la noche llega un fin de semana entero. Del viernes por la mañana al domingo por la noche la promoción abarca muebles de salón y comedor, y porcelana y cubiertos para la comida del domingo.',
      more: 'Este fin de semana contestamos hasta más tarde. Las preguntas sobre transporte y precios llegan al vendedor al momento.',
      points: ['Del 18 de marzo, 8.00 h, al 20 de marzo de 2022', 'Muebles, porcelana y lámparas', 'El envío, como siempre'],
    },
  },
  'wiosenne-porzadki-promocja': {
    picture: 'garden-1',
    pl: {
      lead: 'Wiosna to dobry moment na porządki: w szafie, na regale i w kuchni. Przez tydzień taniej są meble do przechowywania, kosze, pudełka i wieszaki.',
      more: 'Zanim zamówisz, zmierz wnękę. Przy każdym przedmiocie podajemy szerokość, wysokość i głębokość w centymetrach.',
      points: ['Od 21 do 27 marca 2022', 'Komody, regały, kosze, pudełka i wieszaki', 'Zasady zwrotu bez zmian'],
    },
    en: {
      lead: 'Spring is a good time to tidy up: the wardrobe, the shelves, the kitchen. For a week furniture for storage, baskets, boxes and coat racks cost less.',
      more: 'Measure the niche before you order. Every piece has its width, height and depth in centimetres.',
      points: ['From 21 to 27 March 2022', 'Chests, shelves, baskets, boxes and racks', 'Returns as always'],
    },
    es: {
      lead: 'La primavera es buen momento para ordenar: el armario, la estantería, la cocina. Durante una semana cuestan menos los muebles de almacenaje, las cestas, las cajas y los percheros.',
      more: 'Mide el hueco antes de pedir. Cada pieza indica anchura, altura y profundidad en centímetros.',
      points: ['Del 21 al 27 de marzo de 2022', 'Cómodas, estanterías, cestas, cajas y percheros', 'Las devoluciones, como siempre'],
    },
  },
  'czyszczenie-magazynu-promocja': {
    picture: 'vinyl-1',
    pl: {
      lead: 'Sprzedawcy robią miejsce na nowe transporty. W magazynach zostały pojedyncze krzesła, lustra bez pary i duże stoły, które czekają na duże mieszkania.',
      more: 'To także okazja dla osób, które lubią renowację: wiele rzeczy sprzedajemy w stanie zastanym, z uczciwym opisem.',
      points: ['Od 28 marca do 3 kwietnia 2022', 'Duże meble i pojedyncze sztuki', 'Transport z wniesieniem na życzenie'],
    },
    en: {
      lead: 'Sellers make room for new deliveries. Single chairs, mirrors without a twin and large tables that wait for large flats have stayed in the warehouses.',
      more: 'It is also a chance for those who like to restore: many pieces are sold as found, honestly described.',
      points: ['From 28 March to 3 April 2022', 'Large furniture and single pieces', 'Carrying in on request'],
    },
    es: {
      lead: 'Los vendedores hacen sitio a nuevas entregas. En los almacenes quedan sillas sueltas, espejos sin pareja y mesas grandes que esperan casas grandes.',
      more: 'También es una ocasión para quien disfruta restaurando: muchas piezas se venden tal como se hallaron, descritas con honestidad.',
      points: ['Del 28 de marzo al 3 de abril de 2022', 'Muebles grandes y piezas sueltas', 'Subida a domicilio a petición'],
    },
  },
  'wielka-moc-promocji': {
    picture: 'seating-1',
    pl: {
      lead: 'Najszersza promocja tej wiosny: obniżki w każdej kategorii, od żyrandoli po zegarki kieszonkowe.',
      more: 'Warto zacząć od filtrów. Wybierz rodzaj, materiał i kolor, a potem włącz „Tylko promocje”.',
      points: ['Od 4 do 10 kwietnia 2022', 'Wszystkie kategorie', 'Liczba sztuk jest ograniczona do stanu magazynów'],
    },
    en: {
      lead: 'The widest promotion of this spring: reductions in every category, from chandeliers to pocket watches.',
      more: 'Begin with the filters. Choose classification, material and colour, then switch on “On promotion only”.',
      points: ['From 4 to 10 April 2022', 'All categories', 'As long as the sellers have them'],
    },
    es: {
      lead: 'La promoción más amplia de esta primavera: rebajas en todas las categorías, de las arañas a los relojes de bolsillo.',
      more: 'Empieza por los filtros. Elige clase, material y color, y activa «Solo en promoción».',
      points: ['Del 4 al 10 de abril de 2022', 'Todas las categorías', 'Hasta fin de existencias'],
    },
  },
  'stylowe-zakupy-22': {
    picture: 'home-1',
    pl: {
      lead: 'Tydzień przed świętami poświęcamy stylom: od secesji i art déco po Space Age i współczesny minimalizm.',
      more: 'Na stronie każdego przedmiotu znajdziesz zakładkę „Podobne”, która pomaga zbudować spójne wnętrze.',
      points: ['Od 11 do 17 kwietnia 2022', 'Przedmioty o rozpoznanym stylu', 'Przedłużenie do 20 kwietnia'],
    },
    en: {
      lead: 'The week before Easter belongs to styles: from Art Nouveau and Art Deco to Space Age and today’s minimalism.',
      more: 'Every product page has a tab “Similar pieces”, which helps to compose a room.',
      points: ['From 11 to 17 April 2022', 'Pieces of a known style', 'Extended until 20 April'],
    },
    es: {
      lead: 'La semana antes de Pascua es de los estilos: del modernismo y el art déco al Space Age y el minimalismo de hoy.',
      more: 'Cada página de producto tiene la pestaña «Piezas parecidas», que ayuda a componer una estancia.',
      points: ['Del 11 al 17 de abril de 2022', 'Piezas de estilo reconocido', 'Prórroga hasta el 20 de abril'],
    },
  },
  'przedluzenie-stylowe': {
    picture: 'study-1',
    pl: {
      lead: 'Stylowe zakupy trwają trzy dni dłużej. Po świętach wciąż można kupić taniej to, co zostało na liście.',
      more: 'Nie dokładamy nowych przedmiotów: im później, tym mniejszy wybór.',
      points: ['Od 18 do 20 kwietnia 2022', 'Ostatnie sztuki', 'Zasady bez zmian'],
    },
    en: {
      lead: 'Stylish shopping lasts three days more. After Easter what is left on the list still costs less.',
      more: 'Nothing new is added: the later, the smaller the choice.',
      points: ['From 18 to 20 April 2022', 'Last pieces', 'The same terms'],
    },
    es: {
      lead: 'Las compras con estilo duran tres días más. Después de Pascua lo que queda en la lista sigue rebajado.',
      more: 'No añadimos piezas nuevas: cuanto más tarde, menos elección.',
      points: ['Del 18 al 20 de abril de 2022', 'Últimas piezas', 'Las mismas condiciones'],
    },
  },
}
