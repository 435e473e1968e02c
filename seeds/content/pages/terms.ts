import { PROMISES } from '../promises.ts'
import { mailLink } from './mail-link.ts'
import type { PageTexts } from './page-texts.ts'

/** Terms accepted with an account and with an order. The shop is a marketplace: each contract of sale is with a vendor. */
export const TERMS: PageTexts = {
  pl: {
    title: 'Regulamin',
    seoTitle: 'Regulamin sklepu',
    seoDescription: 'Kto sprzedaje, jak zawierasz umowę, ile płacisz, kiedy możesz odstąpić i jak złożyć reklamację.',
    body: `<h2>Kto sprzedaje</h2>
<p>Patyna prowadzi platformę, na której przedmioty wystawiają sprzedawcy. Umowę sprzedaży zawierasz ze sprzedawcą wymienionym na stronie przedmiotu. Wszyscy sprzedawcy są przedsiębiorcami, więc chronią Cię prawa konsumenta.</p>
<h2>Zamówienie</h2>
<ul>
<li>Zamawiać możesz jako gość albo z kontem. Konto zakładasz bezpłatnie i w każdej chwili możesz je usunąć w „Twoje dane w sklepie”.</li>
<li>Przed zamówieniem widzisz wszystkie koszty. Umowa powstaje, gdy naciśniesz „Zamawiam z obowiązkiem zapłaty”, a my potwierdzimy zamówienie.</li>
<li>Wiele rzeczy istnieje w jednym egzemplarzu. Jeśli ktoś był szybszy, mówimy o tym przed zapłatą.</li>
</ul>
<h2>Ceny i płatność</h2>
<p>Ceny zawierają podatki. Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią. Na płatność czekamy 72 godziny, potem zamówienie jest anulowane. Sposoby płatności i koszty dostawy opisuje strona <a href="/cp/pl/platnosc-dostawa-i-zwroty">Płatność, dostawa i zwroty</a>.</p>
<h2>Odstąpienie</h2>
<p>${PROMISES.pl.returns} Oświadczenie złożysz w historii zamówień, przy zamówieniu, albo e-mailem. ${PROMISES.pl.refund} ${PROMISES.pl.returnCost}</p>
<h2>Reklamacje</h2>
<p>Sprzedawca odpowiada za zgodność rzeczy z umową przez dwa lata. Ślady wieku wymienione w opisie nie są wadą. Reklamację wyślij na ${mailLink('pl')}; odpowiedź dostaniesz w ciągu 14 dni.</p>
<h2>Spory i zmiany</h2>
<p>Możesz zwrócić się do rzecznika konsumentów albo inspekcji handlowej. O zmianie regulaminu piszemy co najmniej 15 dni wcześniej; do złożonych już zamówień stosuje się wersję z dnia zamówienia.</p>`,
  },
  en: {
    title: 'Terms of sale',
    seoTitle: 'Terms of sale',
    seoDescription: 'Who sells, how the contract is made, what you pay, when you may withdraw and how to complain.',
    body: `<h2>Who sells</h2>
<p>Patyna runs a platform on which sellers offer their pieces. Your contract of sale is with the seller named on the page of the piece. All sellers are traders, so consumer law protects you.</p>
<h2>Ordering</h2>
<ul>
<li>You can order as a guest or with an account. An account is free, and you can delete it at any time under “Your data at the shop”.</li>
<li>You see all costs before you order. The contract is made when you press the button that orders with an obligation to pay and we confirm the order.</li>
<li>Many pieces exist once. If somebody was faster, we say so before you pay.</li>
</ul>
<h2>Prices and payment</h2>
<p>Prices include taxes. With every reduction we show the lowest price of the 30 days before it. We wait 72 hours for the payment, then the order is cancelled. Ways to pay and costs of delivery are on the page <a href="/cp/en/platnosc-dostawa-i-zwroty">Payment, delivery and returns</a>.</p>
<h2>Withdrawal</h2>
<p>${PROMISES.en.returns} Declare it in your order history, beside the order, or by e-mail. ${PROMISES.en.refund} ${PROMISES.en.returnCost}</p>
<h2>Complaints</h2>
<p>The seller answers for two years for what does not conform to the contract. Signs of age that are described are no defect. Write to ${mailLink('en')}; you get an answer within 14 days.</p>
<h2>Disputes and changes</h2>
<p>You may turn to the consumer authority of your country. We announce a change of these terms at least 15 days ahead; an order follows the version of the day it was placed.</p>`,
  },
  es: {
    title: 'Condiciones de venta',
    seoTitle: 'Condiciones de venta',
    seoDescription: 'Quién vende, cómo se cierra el contrato, qué pagas, cuándo puedes desistir y cómo reclamar.',
    body: `<h2>Quién vende</h2>
<p>Patyna gestiona una plataforma en la que los vendedores ofrecen sus piezas. El contrato de compraventa lo firmas con el vendedor que figura en la página de la pieza. Todos los vendedores son empresarios, así que te protege el derecho de consumo.</p>
<h2>Pedido</h2>
<ul>
<li>Puedes pedir como invitado o con una cuenta. La cuenta es gratuita y puedes eliminarla cuando quieras en «Tus datos en la tienda».</li>
<li>Antes de pedir ves todos los gastos. El contrato se cierra cuando pulsas el botón de pedido con obligación de pago y confirmamos el pedido.</li>
<li>Muchas piezas son únicas. Si alguien se te ha adelantado, te lo decimos antes de pagar.</li>
</ul>
<h2>Precios y pago</h2>
<p>Los precios incluyen los impuestos. Junto a cada rebaja mostramos el precio más bajo de los 30 días anteriores. Esperamos el pago durante 72 horas; después el pedido se cancela. Las formas de pago y los gastos de envío están en <a href="/cp/es/platnosc-dostawa-i-zwroty">Pago, envío y devoluciones</a>.</p>
<h2>Desistimiento</h2>
<p>${PROMISES.es.returns} Puedes hacerlo en tu historial de pedidos, junto al pedido, o por correo. ${PROMISES.es.refund} ${PROMISES.es.returnCost}</p>
<h2>Reclamaciones</h2>
<p>El vendedor responde durante dos años de la falta de conformidad. Las huellas del tiempo descritas no son un defecto. Escribe a ${mailLink('es')}; tendrás respuesta en 14 días.</p>
<h2>Conflictos y cambios</h2>
<p>Puedes acudir a la autoridad de consumo de tu país. Anunciamos los cambios de estas condiciones con al menos 15 días; a cada pedido se le aplica la versión del día en que se hizo.</p>`,
  },
}
