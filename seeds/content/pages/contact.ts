import { mailLink } from './mail-link.ts'
import type { PageTexts } from './page-texts.ts'

/** RTE-15; the slug stays Polish in every language (GAP-57). */
export const CONTACT: PageTexts = {
  pl: {
    title: 'Kontakt z nami',
    seoTitle: 'Kontakt z nami',
    seoDescription: 'Zapytaj o produkt, zamówienie lub współpracę. Odpowiadamy w dni robocze od 9.00 do 17.00.',
    body: `<p>Najszybciej odpowiadamy na wiadomości z numerem produktu lub zamówienia. Pytanie o przedmiot albo o cenę przekażemy sprzedawcy tego samego dnia. W sprawie dostawy podaj kod pocztowy, piętro i informację o windzie. Zdjęcia zwrotu albo uszkodzenia wyślij e-mailem.</p>
<h2>Obsługa klienta</h2>
<ul>
<li>E-mail: ${mailLink('pl')}</li>
<li>Telefon: 22 123 45 67, w dni robocze od 9.00 do 17.00</li>
<li>Adres: Patyna, ul. Przykładowa 7, 00-001 Warszawa</li>
<li>Dla sprzedawców i projektantów: sprzedawcy@patyna.test</li>
</ul>`,
  },
  en: {
    title: 'Contact us',
    seoTitle: 'Contact us',
    seoDescription: 'Ask about a product, an order or working together. We answer on working days from 9 to 17 CET.',
    body: `<p>We answer fastest when a message names the product or order number. A question about a piece or its price goes to the seller the same day. For delivery tell us the postal code, the floor and whether there is a lift. Please send photographs of a return or of damage by e-mail.</p>
<h2>Customer service</h2>
<ul>
<li>E-mail: ${mailLink('en')}</li>
<li>Telephone: +48 22 123 45 67, working days from 9 to 17 CET</li>
<li>Address: Patyna, ul. Przykładowa 7, 00-001 Warsaw, Poland</li>
<li>For sellers and designers: sellers@patyna.test</li>
</ul>`,
  },
  es: {
    title: 'Contacto',
    seoTitle: 'Contacto',
    seoDescription: 'Pregunta por un producto, un pedido o una colaboración. Respondemos los días laborables de 9 a 17 h.',
    body: `<p>Respondemos antes a los mensajes que indican el número del producto o del pedido. Transmitimos al vendedor el mismo día lo que preguntas sobre una pieza o su precio. Para el envío, indica el código postal, el piso y si hay ascensor. Envía por correo las fotografías de una devolución o de un daño.</p>
<h2>Atención al cliente</h2>
<ul>
<li>Correo: ${mailLink('es')}</li>
<li>Teléfono: +48 22 123 45 67, días laborables de 9 a 17 h</li>
<li>Dirección: Patyna, ul. Przykładowa 7, 00-001 Varsovia, Polonia</li>
<li>Para vendedores y diseñadores: vendedores@patyna.test</li>
</ul>`,
  },
}
