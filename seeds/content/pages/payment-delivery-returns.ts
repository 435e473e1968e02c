import { PROMISES } from '../promises.ts'
import type { PageTexts } from './page-texts.ts'

/** RTE-16; the slug stays Polish in every language (GAP-57). */
export const PAYMENT_DELIVERY_RETURNS: PageTexts = {
  pl: {
    title: 'Płatność, dostawa i zwroty',
    seoTitle: 'Płatność, dostawa i zwroty',
    seoDescription: 'Sposoby płatności, koszty i terminy dostawy, kiedy dostawa jest bezpłatna i jak oddać zakup.',
    body: `<h2>Płatność</h2>
<ul>
<li>Przelew</li>
<li>Karta płatnicza oraz BLIK</li>
<li>Płatność odroczona od 40 do 5 000 zł</li>
<li>Dziesięć rat zero procent przy zamówieniach od 300 do 20 000 zł</li>
</ul>
<h2>Dostawa</h2>
<p>Każdy sprzedawca wysyła swoje przedmioty osobno, dlatego koszt liczymy dla każdego z nich. <strong>Kurier</strong> przywozi przesyłkę pod drzwi budynku. <strong>Wniesienie do domu</strong> obejmuje także ustawienie mebla. ${PROMISES.pl.freeDelivery} Za granicę dostawa kosztuje więcej i trwa dłużej, a nie każdy sprzedawca wysyła wszędzie: cenę i termin dla wybranego kraju widać na stronie produktu i w koszyku.</p>
<p>Termin podajemy przy produkcie. Liczymy dni robocze od następnego dnia po zamówieniu, bez sobót i niedziel.</p>
<h2>Zwroty</h2>
<ul>
<li>${PROMISES.pl.returns}</li>
<li>Przedmiot odsyłasz w takim stanie, w jakim przyszedł, najlepiej w oryginalnym opakowaniu.</li>
<li>${PROMISES.pl.returnCost}</li>
<li>${PROMISES.pl.refund}</li>
<li>Rzeczy robione na wymiar nie podlegają zwrotowi, reklamacji zaś tak.</li>
</ul>`,
  },
  en: {
    title: 'Payment, delivery and returns',
    seoTitle: 'Payment, delivery and returns',
    seoDescription: 'Ways to pay, costs and times of delivery, when delivery is free and how to return a purchase.',
    body: `<h2>Payment</h2>
<ul>
<li>Bank transfer</li>
<li>Payment card</li>
<li>In Poland also BLIK, deferred payment and ten interest-free instalments</li>
</ul>
<h2>Delivery</h2>
<p>Every seller sends their own pieces, so delivery is counted for each of them. <strong>Courier</strong> brings the parcel to the door of the building. <strong>Carried into your home</strong> includes putting the furniture in place. ${PROMISES.en.freeDelivery} Abroad it costs more and takes longer, and not every seller sends everywhere: the product page and the cart show price and date for the country you choose.</p>
<p>The time is given with each product. We count working days from the day after the order, without Saturdays and Sundays.</p>
<h2>Returns</h2>
<ul>
<li>${PROMISES.en.returns}</li>
<li>Send the piece back as it came, preferably in its own packaging.</li>
<li>${PROMISES.en.returnCost}</li>
<li>${PROMISES.en.refund}</li>
<li>Pieces made to measure cannot be returned, but complaints about them are heard.</li>
</ul>`,
  },
  es: {
    title: 'Pago, envío y devoluciones',
    seoTitle: 'Pago, envío y devoluciones',
    seoDescription: 'Formas de pago, costes y plazos de envío, cuándo el envío es gratis y cómo devolver una compra.',
    body: `<h2>Pago</h2>
<ul>
<li>Transferencia bancaria</li>
<li>Tarjeta de pago</li>
<li>En Polonia también BLIK, pago aplazado y diez plazos al cero por ciento</li>
</ul>
<h2>Envío</h2>
<p>Cada vendedor envía sus propias piezas, por eso el envío se calcula para cada uno. Con <strong>Mensajería</strong>, el paquete llega hasta la puerta del edificio. La <strong>Entrega dentro del domicilio</strong> incluye subir el mueble y colocarlo. ${PROMISES.es.freeDelivery} Al extranjero cuesta más y tarda más, y no todos los vendedores envían a todas partes: la página del producto y la cesta muestran el precio y la fecha para el país que elijas.</p>
<p>El plazo figura en cada producto. Contamos días laborables desde el día siguiente al pedido, sin sábados ni domingos.</p>
<h2>Devoluciones</h2>
<ul>
<li>${PROMISES.es.returns}</li>
<li>Devuelve la pieza como llegó, mejor en su embalaje original.</li>
<li>${PROMISES.es.returnCost}</li>
<li>${PROMISES.es.refund}</li>
<li>Las piezas hechas a medida no se devuelven, pero sí admiten reclamación.</li>
</ul>`,
  },
}
