import type { PageTexts } from './page-texts.ts'

/** RTE-15; the slug stays Polish in every language (GAP-57). */
export const CONTACT: PageTexts = {
  pl: {
    title: 'Kontakt z nami',
    seoTitle: 'Kontakt z nami',
    seoDescription: 'Zapytaj o produkt, zamówienie lub współpracę. Odpowiadamy w dni robocze od 9.00 do 17.00.',
    body: `<p>Najszybciej odpowiadamy na wiadomości z numerem produktu lub zamówienia. Jeśli przychodzisz ze strony produktu, jego numer jest już w adresie tej strony.</p>
<h2>Obsługa klienta</h2>
<ul>
<li>E-mail: <a href="mailto:pomoc@patyna.test">pomoc@patyna.test</a></li>
<li>Telefon: 22 123 45 67, w dni robocze od 9.00 do 17.00</li>
<li>Adres: Patyna, ul. Przykładowa 7, 00-001 Warszawa</li>
</ul>
<h2>W jakiej sprawie piszesz</h2>
<ul>
<li><strong>Pytanie o przedmiot lub cenę do negocjacji.</strong> Przekażemy je sprzedawcy tego samego dnia.</li>
<li><strong>Dostawa i montaż.</strong> Podaj kod pocztowy, piętro i informację o windzie.</li>
<li><strong>Zwrot albo uszkodzenie.</strong> Dołącz zdjęcia i numer zamówienia.</li>
<li><strong>Współpraca.</strong> Sprzedawców i projektantów zapraszamy do rozmowy: sprzedawcy@patyna.test.</li>
</ul>`,
  },
  en: {
    title: 'Contact us',
    seoTitle: 'Contact us',
    seoDescription: 'Ask about a product, an order or working together. We answer on working days from 9 to 17 CET.',
    body: `<p>We answer fastest when a message names the product or order number. If you come from a product page, its number is already in the address of this page.</p>
<h2>Customer service</h2>
<ul>
<li>E-mail: <a href="mailto:help@patyna.test">help@patyna.test</a></li>
<li>Telephone: +48 22 123 45 67, working days from 9 to 17 CET</li>
<li>Address: Patyna, ul. Przykładowa 7, 00-001 Warsaw, Poland</li>
</ul>
<h2>What is it about</h2>
<ul>
<li><strong>A piece, or a price that may be talked about.</strong> We pass it to the seller the same day.</li>
<li><strong>Delivery and assembly.</strong> Tell us the postal code, the floor and whether there is a lift.</li>
<li><strong>A return or damage.</strong> Please add photographs and the order number.</li>
<li><strong>Working together.</strong> Sellers and designers are welcome: sellers@patyna.test.</li>
</ul>`,
  },
  es: {
    title: 'Contacto',
    seoTitle: 'Contacto',
    seoDescription: 'Pregunta por un producto, un pedido o una colaboración. Respondemos los días laborables de 9 a 17 h.',
    body: `<p>Respondemos antes a los mensajes que indican el número del producto o del pedido. Si vienes de la página de un producto, su número ya está en la dirección de esta página.</p>
<h2>Atención al cliente</h2>
<ul>
<li>Correo: <a href="mailto:ayuda@patyna.test">ayuda@patyna.test</a></li>
<li>Teléfono: +48 22 123 45 67, días laborables de 9 a 17 h</li>
<li>Dirección: Patyna, ul. Przykładowa 7, 00-001 Varsovia, Polonia</li>
</ul>
<h2>Motivo de la consulta</h2>
<ul>
<li><strong>Una pieza o un precio negociable.</strong> Lo transmitimos al vendedor el mismo día.</li>
<li><strong>Envío y montaje.</strong> Indica el código postal, el piso y si hay ascensor.</li>
<li><strong>Devolución o daños.</strong> Añade fotografías y el número de pedido.</li>
<li><strong>Colaboraciones.</strong> Vendedores y diseñadores son bienvenidos: vendedores@patyna.test.</li>
</ul>`,
  },
}
