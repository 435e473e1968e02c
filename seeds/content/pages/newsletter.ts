import type { PageTexts } from './page-texts.ts'

/** The landing page with the newsletter form; the popup is disabled on its path (NWS-08). */
export const NEWSLETTER: PageTexts = {
  pl: {
    title: 'Newsletter',
    seoTitle: 'Newsletter: nowości i znaleziska',
    seoDescription: 'Raz w tygodniu nowe znaleziska, historie przedmiotów i zapowiedzi promocji. Bez pośpiechu i bez spamu.',
    body: `<p>Piszemy raz w tygodniu, w czwartek rano. Najlepsze rzeczy często znikają tego samego dnia, więc subskrybenci widzą je pierwsi.</p>
<h2>Co znajdziesz w liście</h2>
<ul>
<li>Dziesięć znalezisk tygodnia, wybranych ręcznie</li>
<li>Historię jednego projektanta albo jednej fabryki</li>
<li>Zapowiedzi promocji i nowych sprzedawców</li>
</ul>
<p>Adres służy do wysyłki listu; jako skrót trafia do reklamy tylko za zgodą na marketing. Wypisać się można jednym kliknięciem, na dole każdej wiadomości.</p>`,
  },
  en: {
    title: 'Newsletter',
    seoTitle: 'Newsletter: new arrivals and finds',
    seoDescription: 'Once a week: new finds, stories of objects and news of promotions. No hurry and no spam.',
    body: `<p>We write once a week, on Thursday morning. The best things often go the same day, so subscribers see them first.</p>
<h2>What a letter holds</h2>
<ul>
<li>Ten finds of the week, chosen by hand</li>
<li>The story of one designer or one factory</li>
<li>News of promotions and new sellers</li>
</ul>
<p>We use the address for this letter; as a hash it reaches advertising only if you agree to marketing. You can leave with one click, at the foot of every message.</p>`,
  },
  es: {
    title: 'Boletín',
    seoTitle: 'Boletín: novedades y hallazgos',
    seoDescription: 'Una vez por semana: hallazgos, historias de objetos y avisos de promociones. Sin prisa y sin spam.',
    body: `<p>Escribimos una vez por semana, el jueves por la mañana. Lo mejor suele venderse el mismo día, así que los suscriptores lo ven primero.</p>
<h2>Qué trae cada carta</h2>
<ul>
<li>Diez hallazgos de la semana, elegidos a mano</li>
<li>La historia de un diseñador o de una fábrica</li>
<li>Avisos de promociones y de nuevos vendedores</li>
</ul>
<p>Usamos la dirección para esta carta; como hash llega a la publicidad solo si aceptas el marketing. Puedes darte de baja con un clic al pie de cada mensaje.</p>`,
  },
}
