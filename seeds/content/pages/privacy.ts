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
<li><strong>Konto:</strong> e-mail, hasło w postaci skrótu, imię, nazwisko, telefon, adresy, ulubione i listy oraz przeglądarka i system przy logowaniu, do czasu usunięcia konta.</li>
<li><strong>Newsletter:</strong> e-mail, za Twoją zgodą, którą potwierdzasz w wiadomości od nas; po wypisaniu się zostaje tylko po to, żeby nie pisać.</li>
<li><strong>Zgody:</strong> kiedy, gdzie i na jaką wersję tekstu, żeby móc to wykazać; znikają z kontem, przy zamówieniu zostają z nim.</li>
<li><strong>Powiadomienie:</strong> e-mail, do wysłania jednej wiadomości, najdłużej rok; bez potwierdzenia 24 godziny.</li>
<li><strong>Pytania:</strong> treść wiadomości, imię i e-mail, żeby na nią odpowiedzieć.</li>
</ul>
<h2>Pliki cookie</h2>
<p>Niezbędne pamiętają koszyk, logowanie, język i kraj dostawy. Analityczne i marketingowe działają tylko za Twoją zgodą, którą cofniesz na dole każdej strony, w „Ustawieniach cookie”. Twój e-mail trafia do reklam najwyżej jako skrót i tylko wtedy, gdy zgadzasz się na marketing.</p>
<h2>Co zostaje w przeglądarce</h2>
<p>W przeglądarce są ostatnio oglądane rzeczy, zapisane wyszukiwania, wymiary, zawartość koszyka z ostatniej wizyty i niewysłany tekst. Numery oglądanych rzeczy wysyłamy, aby je pokazać. Niewysłany tekst znika z zamknięciem karty.</p>
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
<li><strong>An account:</strong> e-mail, a hash of the password, name, phone, addresses, favourites and lists, browser and system at login, until the account is deleted.</li>
<li><strong>The newsletter:</strong> your e-mail, with your consent, which you confirm in a message from us; after you unsubscribe, kept only so that we do not write.</li>
<li><strong>Consents:</strong> when, where and to which version of a text, to be able to show it; they go with the account, those of an order stay with it.</li>
<li><strong>A notification:</strong> your e-mail, until the one message is sent, a year at most; unconfirmed, 24 hours.</li>
<li><strong>Questions:</strong> what you write, with your name and e-mail, to answer it.</li>
</ul>
<h2>Cookies</h2>
<p>Necessary ones remember cart, login, language and country of delivery. Those for analytics and marketing work only with your consent, which you can withdraw at the foot of every page, under the cookie settings. Your e-mail reaches advertising as a hash at most, and only if you agree to marketing.</p>
<h2>What stays in your browser</h2>
<p>Your browser keeps pieces viewed, saved searches, measures, what your cart held at your last visit and unsent text. Numbers of viewed pieces are sent to show them. Unsent text goes when you close the tab.</p>
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
<li><strong>Una cuenta:</strong> correo, la contraseña como hash, nombre, teléfono, direcciones, favoritos y listas, navegador y sistema al iniciar sesión, hasta que se borre la cuenta.</li>
<li><strong>El boletín:</strong> tu correo, con tu permiso, que confirmas en un mensaje nuestro; tras la baja, solo para no escribirte.</li>
<li><strong>Permisos:</strong> cuándo, dónde y para qué versión de un texto, para poder demostrarlo; desaparecen con la cuenta, los de un pedido se quedan con él.</li>
<li><strong>Un aviso:</strong> tu correo, hasta enviar el único mensaje, un año como máximo; sin confirmar, 24 horas.</li>
<li><strong>Preguntas:</strong> lo que nos escribes, con tu nombre y tu correo, para responderte.</li>
</ul>
<h2>Cookies</h2>
<p>Las necesarias recuerdan la cesta, la sesión, el idioma y el país de entrega. Las de analítica y marketing funcionan solo con tu permiso, que puedes retirar al pie de cada página, en los ajustes de cookies. Tu correo llega a la publicidad a lo sumo como hash, y solo si aceptas el marketing.</p>
<h2>Qué se queda en tu navegador</h2>
<p>El navegador guarda lo visto, las búsquedas, las medidas, lo que había en la cesta en tu última visita y el texto sin enviar. Enviamos los números de lo visto para mostrarlo. El texto sin enviar desaparece al cerrar la pestaña.</p>
<h2>Tus derechos</h2>
<p>Puedes pedir acceso a tus datos, su corrección, supresión, limitación y portabilidad, oponerte a su tratamiento y retirar cualquier permiso. También puedes reclamar ante la autoridad de protección de datos de tu país.</p>`,
  },
}
