import type { PageTexts } from './page-texts.ts'

/** Ranking parameters of listings, a disclosure required of marketplaces (Directive 2011/83/EU, art. 6a). */
export const RANKING: PageTexts = {
  pl: {
    title: 'Jak sortujemy wyniki',
    seoTitle: 'Jak sortujemy wyniki',
    seoDescription: 'Od czego zależy kolejność przedmiotów w katalogu i w wyszukiwarce oraz czego w niej nie ma.',
    body: `<p>Kolejność na liście wynika z kilku prostych zasad. Są takie same dla każdego, kto ogląda katalog.</p>
<h2>Kolejność domyślna</h2>
<ul>
<li><strong>Po wpisaniu słów</strong> najpierw stoją przedmioty, które najlepiej do nich pasują. Najwięcej znaczy nazwa, potem kategoria, styl i nazwy twórców, najmniej opis. Literówki i odmiana słów nie przeszkadzają.</li>
<li><strong>Bez słów</strong> najpierw stoją bestsellery, potem najnowsze przedmioty.</li>
<li>Przy równym wyniku wyżej stoi bestseller, potem rzecz dodana później.</li>
</ul>
<h2>Kolejność do wyboru</h2>
<ul>
<li><strong>Najnowsze:</strong> od dodanych ostatnio.</li>
<li><strong>Cena rosnąco i malejąco:</strong> według ceny, którą zapłacisz za przedmiot, bez dostawy.</li>
<li><strong>Najpopularniejsze:</strong> według tego, ile osób przedmiot ogląda, lubi i kupuje.</li>
</ul>
<h2>Czego tu nie ma</h2>
<ul>
<li>Sprzedawcy nie płacą nam za miejsce na liście. Nie ma płatnych pozycji.</li>
<li>Lista nie zależy od tego, kim jesteś, co było oglądane wcześniej ani z jakiego urządzenia.</li>
<li>Ceny nie są dopasowywane do osoby.</li>
</ul>
<h2>Co się nie pojawia</h2>
<p>Przedmioty sprzedane oraz oferty zawieszonych sprzedawców znikają z list. Wyniki dla słów, samych kategorii i sprzedawcy pokazują jeden wariant z grupy, inne listy wszystkie. Banery nad listą i pod nią są ogłoszeniami sklepu i nie zmieniają kolejności.</p>`,
  },
  en: {
    title: 'How we rank results',
    seoTitle: 'How we rank results',
    seoDescription: 'What the order of pieces in the catalogue and in the search depends on, and what it does not.',
    body: `<p>The order of a list follows a few plain rules. They are the same for everybody who looks at the catalogue.</p>
<h2>The default order</h2>
<ul>
<li><strong>When you search for words</strong>, pieces that fit them best come first. The name counts most, then category, style and the names of makers, the description least. Typing errors and inflected words do no harm.</li>
<li><strong>Without words</strong>, bestsellers come first, then the newest pieces.</li>
<li>Of two equal ones a bestseller comes first, then the one added later.</li>
</ul>
<h2>Orders to choose from</h2>
<ul>
<li><strong>Newest:</strong> from those added last.</li>
<li><strong>Price, rising or falling:</strong> by what you pay for the piece, without delivery.</li>
<li><strong>Most popular:</strong> by how many people look at a piece, like it and buy it.</li>
</ul>
<h2>What plays no part</h2>
<ul>
<li>Sellers do not pay for a place in the list. There are no paid positions.</li>
<li>The list does not depend on who you are, what you looked at before or the device you use.</li>
<li>Prices are not adapted to a person.</li>
</ul>
<h2>What is left out</h2>
<p>Sold pieces and the offers of suspended sellers leave the lists. Results for words, categories alone or a seller show one variant of a group, other lists all. Banners above and below a list are announcements of the shop and change no order.</p>`,
  },
  es: {
    title: 'Cómo ordenamos los resultados',
    seoTitle: 'Cómo ordenamos los resultados',
    seoDescription: 'De qué depende el orden de las piezas en el catálogo y en el buscador, y qué no influye en él.',
    body: `<p>El orden de una lista sigue unas pocas reglas sencillas. Son las mismas para todos los que miran el catálogo.</p>
<h2>El orden predeterminado</h2>
<ul>
<li><strong>Al buscar palabras</strong>, primero aparecen las piezas que mejor encajan. Lo que más cuenta es el nombre, después la categoría, el estilo y los nombres de los creadores; lo que menos, la descripción. Las erratas y las formas de las palabras no estorban.</li>
<li><strong>Sin palabras</strong>, primero aparecen los más vendidos y después las piezas más recientes.</li>
<li>En caso de empate va antes el más vendido y luego lo añadido más tarde.</li>
</ul>
<h2>Órdenes a elegir</h2>
<ul>
<li><strong>Más recientes:</strong> desde las últimas añadidas.</li>
<li><strong>Precio ascendente y descendente:</strong> según lo que pagas por la pieza, sin envío.</li>
<li><strong>Más populares:</strong> según cuántas personas miran una pieza, la marcan y la compran.</li>
</ul>
<h2>Qué no influye</h2>
<ul>
<li>Los vendedores no pagan por un lugar en la lista. No hay posiciones de pago.</li>
<li>La lista no depende de quién eres, de lo que miraste antes ni de tu dispositivo.</li>
<li>Los precios no se adaptan a la persona.</li>
</ul>
<h2>Qué no aparece</h2>
<p>Las piezas vendidas y las ofertas de vendedores suspendidos salen de las listas. Los resultados por palabras, solo por categorías o por vendedor muestran una variante del grupo; las demás listas, todas. Los carteles sobre la lista y debajo de ella son avisos de la tienda y no cambian el orden.</p>`,
  },
}
