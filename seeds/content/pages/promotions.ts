import type { PageTexts } from './page-texts.ts'

/** The page of the generic promotions link (RTE-17, GAP-51). */
export const PROMOTIONS: PageTexts = {
  pl: {
    title: 'Promocje',
    seoTitle: 'Promocje na meble vintage, antyki i design',
    seoDescription: 'Aktualne obniżki na fotele, lampy, porcelanę i drobiazgi. Przy każdej podajemy najniższą cenę z 30 dni.',
    body: `<p>Tu zbieramy wszystkie obniżki naszych sprzedawców. Ceny zmieniają się każdego dnia, bo większość rzeczy jest w jednym egzemplarzu.</p>
<h2>Jak czytać obniżki</h2>
<ul>
<li>Przekreślona jest najniższa cena z 30 dni przed obniżką; od niej liczymy procent.</li>
<li>Pod ceną promocyjną zawsze podajemy najniższą cenę z tych 30 dni, także gdy nic nie jest przekreślone.</li>
<li>Jeśli obniżka ma koniec, odliczamy do niego czas.</li>
</ul>
<p><a href="/produkty?onlyPromo=true">Zobacz wszystkie przedmioty w promocji</a></p>
<h2>Okazje do negocjacji</h2>
<p>Część sprzedawców chętnie porozmawia o cenie. Takie przedmioty mają dopisek „Cena do negocjacji”. <a href="/produkty?isPriceNegotiable=true">Pokaż je</a>.</p>`,
  },
  en: {
    title: 'Promotions',
    seoTitle: 'Promotions on vintage furniture, antiques and design',
    seoDescription: 'Current reductions on armchairs, lamps, porcelain and small things, each with its lowest price of 30 days.',
    body: `<p>All reductions of our sellers are gathered here. Prices change daily, because most things exist only once.</p>
<h2>How to read a reduction</h2>
<ul>
<li>The price struck through is the lowest of the 30 days before the reduction; the percentage is counted from it.</li>
<li>Below the promotional price always stands the lowest price of those 30 days, even where nothing is struck through.</li>
<li>If a reduction has an end, we count down to it.</li>
</ul>
<p><a href="/en/products?onlyPromo=true">See everything on promotion</a></p>
<h2>Prices to talk about</h2>
<p>Some sellers are glad to discuss the price. Such pieces are marked as negotiable. <a href="/en/products?isPriceNegotiable=true">Show them</a>.</p>`,
  },
  es: {
    title: 'Promociones',
    seoTitle: 'Promociones en muebles vintage, antigüedades y diseño',
    seoDescription: 'Rebajas actuales en sillones, lámparas, porcelana y objetos pequeños, cada una con su precio más bajo de 30 días.',
    body: `<p>Aquí reunimos todas las rebajas de nuestros vendedores. Los precios cambian cada día, porque casi todo existe en un solo ejemplar.</p>
<h2>Cómo leer una rebaja</h2>
<ul>
<li>El precio tachado es el más bajo de los 30 días anteriores a la rebaja; de él sale el porcentaje.</li>
<li>Debajo del precio rebajado figura siempre el más bajo de esos 30 días, aunque no haya nada tachado.</li>
<li>Si la rebaja termina, mostramos el tiempo que queda.</li>
</ul>
<p><a href="/es/productos?onlyPromo=true">Ver todo lo que está en promoción</a></p>
<h2>Precios negociables</h2>
<p>Algunos vendedores hablan con gusto del precio. Esas piezas están marcadas como negociables. <a href="/es/productos?isPriceNegotiable=true">Mostrarlas</a>.</p>`,
  },
}
