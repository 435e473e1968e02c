import { mailLink } from './mail-link.ts'
import type { PageTexts } from './page-texts.ts'

/** Which personal data are stored, why and how long (GDPR, art. 13); describes the actual behaviour. */
export const PRIVACY: PageTexts = {
  pl: {
    title: 'Polityka prywatności',
    seoTitle: 'Polityka prywatności',
    seoDescription: 'Jakie dane zbieramy, po co, jak długo je trzymamy i jakie masz prawa.',
    body: `<p>Administratorem danych jest Patyna, ul. Przykładowa 7, 00-001 Warszawa. Napisz na ${mailLink('pl')}, jeśli chcesz o coś zapytać.</p>
<h2>Co zbieramy i po co</h2>
<ul>
<li><strong>Zamówienie:</strong> imię, nazwisko, adres, telefon i e-mail, żeby wykonać umowę. Dostaje je sprzedawca i przewoźnik. Przechowujemy je tak długo, jak wymagają przepisy podatkowe.</li>
<li><strong>Konto:</strong> e-mail, hasło w postaci skrótu, adresy i ulubione, do czasu usunięcia konta.</li>
<li><strong>Newsletter:</strong> e-mail, za Twoją zgodą, do czasu wypisania się.</li>
<li><strong>Pytania:</strong> treść wiadomości, żeby na nią odpowiedzieć.</li>
</ul>
<h2>Pliki cookie</h2>
<p>Niezbędne pamiętają koszyk, logowanie i język. Analityczne i marketingowe działają tylko za Twoją zgodą, którą cofniesz na dole każdej strony, w „Ustawieniach cookie”. Twój e-mail trafia do reklam najwyżej jako skrót i tylko wtedy, gdy zgadzasz się na marketing.</p>
<h2>Co zostaje w przeglądarce</h2>
<p>Lista ostatnio oglądanych przedmiotów i dane wpisane w kasie są tylko w Twojej przeglądarce. Te drugie znikają z zamknięciem karty.</p>
<h2>Twoje prawa</h2>
<p>Możesz zażądać wglądu w dane, ich poprawienia, usunięcia, ograniczenia i przeniesienia, sprzeciwić się ich przetwarzaniu oraz cofnąć każdą zgodę. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.</p>`,
  },
  en: {
    title: 'Privacy policy',
    seoTitle: 'Privacy policy',
    seoDescription: 'Which data we collect, what for, how long we keep them and which rights you have.',
    body: `<p>The controller of your data is Patyna, ul. Przykładowa 7, 00-001 Warsaw, Poland. Write to ${mailLink('en')} with any question.</p>
<h2>What we collect, and what for</h2>
<ul>
<li><strong>An order:</strong> name, address, telephone and e-mail, to carry out the contract. The seller and the carrier receive them. We keep them as long as tax law asks.</li>
<li><strong>An account:</strong> e-mail, a hash of the password, addresses and favourites, until the account is deleted.</li>
<li><strong>The newsletter:</strong> your e-mail, with your consent, until you unsubscribe.</li>
<li><strong>Questions:</strong> what you write, to answer it.</li>
</ul>
<h2>Cookies</h2>
<p>Necessary ones remember cart, login and language. Those for analytics and marketing work only with your consent, which you can withdraw at the foot of every page, under the cookie settings. Your e-mail reaches advertising as a hash at most, and only if you agree to marketing.</p>
<h2>What stays in your browser</h2>
<p>The list of pieces you looked at last and what you fill in at the checkout are in your browser alone. The latter go when you close the tab.</p>
<h2>Your rights</h2>
<p>You may ask for access to your data, for their correction, deletion, restriction and transfer, object to their processing and withdraw any consent. You may also complain to the data protection authority of your country.</p>`,
  },
  es: {
    title: 'Política de privacidad',
    seoTitle: 'Política de privacidad',
    seoDescription: 'Qué datos recogemos, para qué, cuánto tiempo los guardamos y qué derechos tienes.',
    body: `<p>El responsable de tus datos es Patyna, ul. Przykładowa 7, 00-001 Varsovia, Polonia. Escribe a ${mailLink('es')} si tienes cualquier pregunta.</p>
<h2>Qué recogemos y para qué</h2>
<ul>
<li><strong>Un pedido:</strong> nombre, dirección, teléfono y correo, para cumplir el contrato. Los reciben el vendedor y el transportista. Los guardamos el tiempo que exige la ley tributaria.</li>
<li><strong>Una cuenta:</strong> correo, la contraseña cifrada como resumen, direcciones y favoritos, hasta que se borre la cuenta.</li>
<li><strong>El boletín:</strong> tu correo, con tu permiso, hasta que te des de baja.</li>
<li><strong>Preguntas:</strong> lo que nos escribes, para responderte.</li>
</ul>
<h2>Cookies</h2>
<p>Las necesarias recuerdan la cesta, la sesión y el idioma. Las de analítica y marketing funcionan solo con tu permiso, que puedes retirar al pie de cada página, en los ajustes de cookies. Tu correo llega a la publicidad como resumen cifrado a lo sumo, y solo si aceptas el marketing.</p>
<h2>Qué se queda en tu navegador</h2>
<p>La lista de piezas vistas y lo que escribes al tramitar el pedido están solo en tu navegador. Lo segundo desaparece al cerrar la pestaña.</p>
<h2>Tus derechos</h2>
<p>Puedes pedir acceso a tus datos, su corrección, supresión, limitación y portabilidad, oponerte a su tratamiento y retirar cualquier permiso. También puedes reclamar ante la autoridad de protección de datos de tu país.</p>`,
  },
}
