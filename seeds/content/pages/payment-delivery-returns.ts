import type { PageTexts } from './page-texts.ts'

const SLUG = 'platnosc-dostawa-i-zwroty'

/** RTE-16; the slug stays Polish in every language (GAP-57). */
export const PAYMENT_DELIVERY_RETURNS: PageTexts = {
  pl: {
    slug: SLUG,
    title: 'Płatność, dostawa i zwroty',
    seoTitle: 'Płatność, dostawa i zwroty',
    seoDescription: 'Sposoby płatności, koszty i terminy dostawy, darmowa dostawa powyżej 350 zł oraz 14 dni na zwrot.',
    body: `<h2>Płatność</h2>
<ul>
<li>Przelew tradycyjny i szybki przelew</li>
<li>Karta płatnicza oraz BLIK</li>
<li>Płatność odroczona od 40 do 5 000 zł</li>
<li>Dziesięć rat zero procent przy zamówieniach od 300 do 20 000 zł</li>
</ul>
<h2>Dostawa</h2>
<p>Każdy sprzedawca wysyła swoje przedmioty osobno, dlatego koszt liczymy dla każdego z nich. <strong>Dostawa standardowa</strong> przychodzi kurierem pod drzwi budynku. <strong>Dostawa do domu</strong> obejmuje wniesienie i ustawienie mebla. Gdy produkty jednego sprzedawcy kosztują razem ponad 350 zł, dostawa jest bezpłatna.</p>
<p>Termin podajemy przy produkcie. Liczymy dni robocze od następnego dnia po zamówieniu, bez sobót i niedziel.</p>
<h2>Zwroty</h2>
<ul>
<li>Na odstąpienie od umowy masz 14 dni od otrzymania przesyłki.</li>
<li>Przedmiot odsyłasz w takim stanie, w jakim przyszedł, najlepiej w oryginalnym opakowaniu.</li>
<li>Pieniądze wracają w ciągu 14 dni, tą samą drogą, którą zapłacono.</li>
<li>Rzeczy robione na wymiar nie podlegają zwrotowi, reklamacji zaś tak.</li>
</ul>`,
  },
  en: {
    slug: SLUG,
    title: 'Payment, delivery and returns',
    seoTitle: 'Payment, delivery and returns',
    seoDescription: 'Ways to pay, costs and times of delivery, free delivery above 350 zł and 14 days to return.',
    body: `<h2>Payment</h2>
<ul>
<li>Bank transfer</li>
<li>Payment card</li>
<li>In Poland also BLIK, deferred payment and ten installments at zero percent</li>
</ul>
<h2>Delivery</h2>
<p>Every seller sends their own pieces, so delivery is counted for each of them. <strong>Standard delivery</strong> brings the parcel to the door of the building. <strong>Home delivery</strong> includes carrying the furniture in and putting it in place. When the pieces of one seller cost more than 350 zł together, their delivery is free.</p>
<p>The time is given with each product. We count working days from the day after the order, without Saturdays and Sundays.</p>
<h2>Returns</h2>
<ul>
<li>You may withdraw within 14 days of receiving the parcel.</li>
<li>Send the piece back as it came, preferably in its own packaging.</li>
<li>The money returns within 14 days, the way it was paid.</li>
<li>Pieces made to measure cannot be returned, but complaints about them are heard.</li>
</ul>`,
  },
  es: {
    slug: SLUG,
    title: 'Pago, envío y devoluciones',
    seoTitle: 'Pago, envío y devoluciones',
    seoDescription: 'Formas de pago, costes y plazos de envío, envío gratis por encima de 350 zł y 14 días para devolver.',
    body: `<h2>Pago</h2>
<ul>
<li>Transferencia bancaria</li>
<li>Tarjeta de pago</li>
<li>En Polonia también BLIK, pago aplazado y diez plazos al cero por ciento</li>
</ul>
<h2>Envío</h2>
<p>Cada vendedor envía sus propias piezas, por eso el envío se calcula para cada uno. El <strong>envío estándar</strong> llega hasta la puerta del edificio. El <strong>envío a domicilio</strong> incluye subir el mueble y colocarlo. Cuando las piezas de un vendedor suman más de 350 zł, su envío es gratuito.</p>
<p>El plazo figura en cada producto. Contamos días laborables desde el día siguiente al pedido, sin sábados ni domingos.</p>
<h2>Devoluciones</h2>
<ul>
<li>Puedes desistir en los 14 días siguientes a la recepción.</li>
<li>Devuelve la pieza como llegó, mejor en su embalaje original.</li>
<li>El dinero se reembolsa en 14 días por el mismo medio de pago.</li>
<li>Las piezas hechas a medida no se devuelven, pero sí admiten reclamación.</li>
</ul>`,
  },
}
