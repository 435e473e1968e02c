import { PROMISES } from '../promises.ts'
import type { PageTexts } from './page-texts.ts'

/** /cp/pl/gwarancja-najniszej-ceny, with the specification's spelling (RTE-12). */
export const GUARANTEE: PageTexts = {
  pl: {
    title: 'Gwarancja najniższej ceny',
    seoTitle: 'Gwarancja najniższej ceny',
    seoDescription: `${PROMISES.pl.lowestPrice} Zobacz, jak to działa.`,
    body: `<p>Rzeczy dawne rzadko mają dokładny odpowiednik, dlatego porównanie cen bywa trudne. Chcemy, żeby zakup u nas był spokojny. ${PROMISES.pl.lowestPrice}</p>
<h2>Kiedy działa gwarancja</h2>
<ul>
<li>Chodzi o ten sam przedmiot tego samego sprzedawcy, wystawiony publicznie w innym miejscu.</li>
<li>Cena obejmuje te same warunki: stan, komplet elementów i dostawę.</li>
<li>Niższa cena była widoczna w dniu zakupu albo w ciągu siedmiu dni po nim.</li>
</ul>
<h2>Jak z niej skorzystać</h2>
<p>Napisz do nas przez <a href="/cp/pl/kontakt-z-nami">stronę kontaktową</a>, podaj numer zamówienia i adres oferty. Odpowiadamy w ciągu dwóch dni roboczych. Różnicę zwracamy tą samą drogą, którą zapłacono za zamówienie.</p>
<h2>Czego gwarancja nie obejmuje</h2>
<p>Licytacji, wyprzedaży likwidacyjnych, zestawów z innymi przedmiotami oraz cen ustalonych w osobnych negocjacjach ze sprzedawcą.</p>`,
  },
  en: {
    title: 'Lowest price guarantee',
    seoTitle: 'Lowest price guarantee',
    seoDescription: `${PROMISES.en.lowestPrice} See how it works.`,
    body: `<p>Old things rarely have an exact twin, which makes prices hard to compare. We want buying here to be calm. ${PROMISES.en.lowestPrice}</p>
<h2>When the guarantee applies</h2>
<ul>
<li>It is the same object by the same seller, offered in public somewhere else.</li>
<li>The price covers the same terms: condition, parts and delivery.</li>
<li>The lower price could be seen on the day of purchase or within seven days after it.</li>
</ul>
<h2>How to use it</h2>
<p>Write to us through the <a href="/cp/en/kontakt-z-nami">contact page</a> with your order number and the address of the offer. We answer within two working days and refund the difference the way the order was paid.</p>
<h2>What it does not cover</h2>
<p>Auctions, clearance sales, bundles with other objects and prices agreed in separate talks with the seller.</p>`,
  },
  es: {
    title: 'Garantía del precio más bajo',
    seoTitle: 'Garantía del precio más bajo',
    seoDescription: `${PROMISES.es.lowestPrice} Mira cómo funciona.`,
    body: `<p>Las cosas antiguas rara vez tienen un gemelo exacto, y por eso cuesta comparar precios. Queremos que comprar aquí sea tranquilo. ${PROMISES.es.lowestPrice}</p>
<h2>Cuándo se aplica</h2>
<ul>
<li>Se trata del mismo objeto del mismo vendedor, ofrecido públicamente en otro lugar.</li>
<li>El precio incluye las mismas condiciones: estado, piezas y envío.</li>
<li>El precio menor era visible el día de la compra o en los siete días siguientes.</li>
</ul>
<h2>Cómo utilizarla</h2>
<p>Escríbenos desde la <a href="/cp/es/kontakt-z-nami">página de contacto</a> con el número de pedido y la dirección de la oferta. Respondemos en dos días laborables y devolvemos la diferencia por el mismo medio de pago.</p>
<h2>Qué no cubre</h2>
<p>Subastas, liquidaciones, lotes con otros objetos y precios acordados aparte con el vendedor.</p>`,
  },
}
