import { PROMISES } from '../promises.ts'
import type { PageTexts } from './page-texts.ts'

/** RTE-13. */
export const SAFE_SHOPPING: PageTexts = {
  pl: {
    title: 'Bezpieczeństwo zakupów',
    seoTitle: 'Bezpieczeństwo zakupów',
    seoDescription: 'Sprawdzeni sprzedawcy, bezpieczne płatności, opis stanu każdego przedmiotu i prawo do zwrotu.',
    body: `<p>Kupowanie rzeczy z drugiej ręki wymaga zaufania. Dlatego każdy sprzedawca przechodzi u nas weryfikację, a każda oferta ma opis stanu i wymiary.</p>
<h2>Sprawdzamy sprzedawców</h2>
<p>Potwierdzamy dane firmy, adres magazynu i sposób pakowania. Sprzedawców, którzy nie dotrzymują terminów, zawieszamy; ich oferty nie są wtedy dostępne.</p>
<h2>Chronimy płatność</h2>
<ul>
<li>${PROMISES.pl.escrow}</li>
<li>Połączenie jest szyfrowane, a dane karty nie są u nas zapisywane.</li>
<li>Przy płatności ratalnej umowę zawierasz bezpośrednio z bankiem.</li>
</ul>
<h2>Gdy coś pójdzie nie tak</h2>
<p>${PROMISES.pl.returns} ${PROMISES.pl.returnCost} Jeśli przesyłka dotarła uszkodzona, zrób zdjęcia opakowania i napisz do nas. Szczegóły opisujemy na stronie <a href="/cp/pl/platnosc-dostawa-i-zwroty">Płatność, dostawa i zwroty</a>.</p>`,
  },
  en: {
    title: 'Safe shopping',
    seoTitle: 'Safe shopping',
    seoDescription: 'Verified sellers, safe payments, a described condition for every piece and the right to return it.',
    body: `<p>Buying second-hand takes trust. So every seller is verified, and every offer has a described condition and dimensions.</p>
<h2>We check the sellers</h2>
<p>We confirm the company, the address of the warehouse and the way of packing. Sellers who miss their dates are suspended; their offers are then unavailable.</p>
<h2>We protect the payment</h2>
<ul>
<li>${PROMISES.en.escrow}</li>
<li>The connection is encrypted and card data are not stored here.</li>
<li>With instalments you sign the agreement directly with the bank.</li>
</ul>
<h2>If something goes wrong</h2>
<p>${PROMISES.en.returns} ${PROMISES.en.returnCost} If a parcel arrives damaged, photograph the packaging and write to us. Details are on the page <a href="/cp/en/platnosc-dostawa-i-zwroty">Payment, delivery and returns</a>.</p>`,
  },
  es: {
    title: 'Compra segura',
    seoTitle: 'Compra segura',
    seoDescription: 'Vendedores verificados, pagos seguros, el estado de cada pieza descrito y el derecho a devolverla.',
    body: `<p>Comprar de segunda mano exige confianza. Por eso verificamos a cada vendedor, y cada anuncio describe el estado y las medidas.</p>
<h2>Comprobamos a los vendedores</h2>
<p>Confirmamos los datos de la empresa, la dirección del almacén y la forma de embalar. A quien no cumple los plazos lo suspendemos; sus piezas dejan entonces de estar disponibles.</p>
<h2>Protegemos el pago</h2>
<ul>
<li>${PROMISES.es.escrow}</li>
<li>La conexión está cifrada y no guardamos los datos de la tarjeta.</li>
<li>En el pago a plazos firmas el contrato directamente con el banco.</li>
</ul>
<h2>Si algo va mal</h2>
<p>${PROMISES.es.returns} ${PROMISES.es.returnCost} Si el paquete llega dañado, fotografía el embalaje y escríbenos. Los detalles están en <a href="/cp/es/platnosc-dostawa-i-zwroty">Pago, envío y devoluciones</a>.</p>`,
  },
}
