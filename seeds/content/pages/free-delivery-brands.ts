import { PROMISES } from '../promises.ts'
import type { PageTexts } from './page-texts.ts'

/** RTE-14. */
export const FREE_DELIVERY_BRANDS: PageTexts = {
  pl: {
    title: 'Marki z darmową dostawą',
    seoTitle: 'Marki z darmową dostawą',
    seoDescription: 'Pracownie i marki, które wysyłają bezpłatnie, oraz zasada darmowej dostawy.',
    body: `<p>Część sprzedawców i pracowni sama pokrywa koszt paczki. Ich przedmioty mają na karcie znak „Darmowa dostawa”, niezależnie od ceny.</p>
<h2>Dwie drogi do bezpłatnej przesyłki</h2>
<ul>
<li><strong>Sprzedawca płaci za paczkę.</strong> Kurier jest wtedy bezpłatny.</li>
<li><strong>Większe zamówienie.</strong> ${PROMISES.pl.freeDelivery} Dokładnie tyle to jeszcze za mało.</li>
</ul>
<h2>Kto wysyła bezpłatnie najczęściej</h2>
<p>Ceramika i szkło z małych pracowni, tekstylia z Marimekko i Cepelii, lampy Louis Poulsen i Artemide, porcelana Ćmielów i Rosenthal, krzesła Fameg i Paged. Lista zmienia się co miesiąc, dlatego warto patrzeć na znak przy produkcie.</p>
<p><a href="/produkty">Przejdź do katalogu</a></p>`,
  },
  en: {
    title: 'Brands with free delivery',
    seoTitle: 'Brands with free delivery',
    seoDescription: 'Studios and brands that send their pieces free of charge, and how delivery becomes free.',
    body: `<p>Some sellers and studios pay for the parcel themselves. Their pieces carry the mark “Free delivery”, whatever the price.</p>
<h2>Two ways to free delivery</h2>
<ul>
<li><strong>The seller pays for the parcel.</strong> The courier then costs nothing.</li>
<li><strong>A larger order.</strong> ${PROMISES.en.freeDelivery} Exactly that is not yet enough.</li>
</ul>
<h2>Who sends free most often</h2>
<p>Ceramics and glass from small studios, textiles by Marimekko and Cepelia, lamps by Louis Poulsen and Artemide, porcelain by Ćmielów and Rosenthal, chairs by Fameg and Paged. The list changes every month, so look for the mark beside the product.</p>
<p><a href="/en/products">Go to the catalogue</a></p>`,
  },
  es: {
    title: 'Marcas con envío gratis',
    seoTitle: 'Marcas con envío gratis',
    seoDescription: 'Talleres y marcas que envían gratis, y cuándo el envío pasa a ser gratuito.',
    body: `<p>Algunos vendedores y talleres pagan ellos mismos el paquete. Sus piezas llevan la marca «Envío gratis», sea cual sea el precio.</p>
<h2>Dos caminos hacia el envío gratis</h2>
<ul>
<li><strong>El vendedor paga el paquete.</strong> La mensajería es entonces gratis.</li>
<li><strong>Un pedido mayor.</strong> ${PROMISES.es.freeDelivery} Exactamente esa suma todavía no basta.</li>
</ul>
<h2>Quién envía gratis más a menudo</h2>
<p>Cerámica y vidrio de pequeños talleres, textiles de Marimekko y Cepelia, lámparas de Louis Poulsen y Artemide, porcelana de Ćmielów y Rosenthal, sillas de Fameg y Paged. La lista cambia cada mes: fíjate en la marca junto al producto.</p>
<p><a href="/es/productos">Ir al catálogo</a></p>`,
  },
}
