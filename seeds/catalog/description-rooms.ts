// Sentences about where a product fits, by top-level category. Without a subject, so they fit singular and plural.

type Sentences = readonly [string, string, ...string[]]

/** Sentences by id of the top-level category. */
export const ROOM_SENTENCES: Record<number, Sentences> = {
  145: [
    'Do salonu, gabinetu albo przedpokoju, w towarzystwie mebli dawnych i współczesnych.',
    'Proporcje są na tyle spokojne, że łatwo znaleźć miejsce nawet w niewielkim mieszkaniu w bloku.',
    'Dobrze łączy się z jasną ścianą, dywanem i jedną mocną lampą.',
  ],
  3000: [
    'Daje miękkie, ciepłe światło; pasuje żarówka LED o barwie 2700 K.',
    'Instalacja elektryczna została sprawdzona przez elektryka i jest gotowa do podłączenia.',
    'Po zmroku buduje nastrój w salonie, nad stołem albo przy łóżku do czytania.',
  ],
  146: [
    'Porządkuje codzienne drobiazgi i przy okazji zdobi wnętrze.',
    'Przydaje się w przedpokoju, gabinecie i sypialni, a wzrok zatrzymuje na dłużej.',
  ],
  147: [
    'Siedzisko jest wygodne także podczas długiej rozmowy albo lektury.',
    'Do kącika czytelniczego, salonu lub przy stole, zależnie od potrzeb domu.',
    'Konstrukcja jest stabilna, wszystkie łączenia sprawdziliśmy przed wystawieniem.',
  ],
  148: [
    'Na świąteczny stół i na zwykłe śniadanie; naczynia nadają się do kontaktu z żywnością.',
    'Można łączyć z prostą bielą, lnem i drewnem, bez obawy o nadmiar wzoru.',
    'Dobrze pokazuje się w kredensie, jeszcze lepiej na co dzień na stole.',
  ],
  149: ['Na taras, balkon i do ogrodu; zimą polecamy miejsce pod dachem.', 'Dobrze wygląda wśród zieleni, a z latami nabiera charakteru.'],
  150: [
    'Do salonu lub gabinetu; najlepiej wypada w rozproszonym świetle, z dala od słońca.',
    'Praca może stać się spokojnym środkiem ściany albo częścią większej galerii.',
  ],
  151: [
    'Do pokoju dziecka, bez ostrych krawędzi i zbędnych ozdób.',
    'Znosi codzienną zabawę i łatwo się czyści, a po latach może trafić do młodszego rodzeństwa.',
  ],
  152: ['Można zamówić pakowanie na prezent z odręczną kartą.', 'Dobry pomysł na urodziny, imieniny albo podziękowanie bez okazji.'],
  153: [
    'Pasuje do standardowej instalacji 230 V; w razie wątpliwości doradzimy oprawkę i żarówkę.',
    'Sprawdza się w kuchni, korytarzu i na zewnątrz, zależnie od stopnia ochrony.',
  ],
  154: [
    'Rozjaśnia przedpokój, powiększa małą łazienkę i odbija zieleń za oknem.',
    'Tafla jest czysta; na krawędzi zdarzają się drobne przebarwienia.',
  ],
  155: [
    'Ociepla podłogę w salonie i sypialni, tłumi kroki i zbiera meble w jedną całość.',
    'Przed sprzedażą całość została wyczyszczona i zabezpieczona przed molami.',
  ],
  156: [
    'Na stół, komodę albo parapet; światło świecy zmienia nawet zwykły wieczór.',
    'Dobrze wygląda pojedynczo i w grupie o różnych wysokościach.',
  ],
  157: [
    'Do sypialni i salonu, w towarzystwie lnu, wełny i surowego drewna.',
    'Tkanina jest miękka, splot równy, a brzegi starannie wykończone.',
  ],
  158: [
    'Na komodę, półkę lub parapet, z gałązką albo zupełnie bez dodatków.',
    'Jeden mocny akcent często wystarczy, żeby półka przestała być magazynem.',
    'Dobrze wygląda w grupie o podobnej barwie i różnych wysokościach.',
  ],
  159: [
    'Wysyłamy płasko lub w tubie, zabezpieczone tekturą; oprawę można dobrać osobno.',
    'Ożywia pustą ścianę w salonie, kuchni albo w pracowni.',
  ],
  160: [
    'Dla kolekcjonerów, studentów i wszystkich, którzy lubią wracać do dobrych ilustracji.',
    'Strony są kompletne; zapach starego papieru w cenie.',
  ],
  161: [
    'Do łazienki i toalety; materiał dobrze znosi wilgoć przy zwykłym wietrzeniu.',
    'Mocowania i uszczelki są w komplecie, montaż zajmuje kwadrans.',
  ],
  162: ['Na choinkę, stół i parapet; po świętach najlepiej przechować w pudełku z bibułą.', 'Wraca co roku i co roku cieszy tak samo.'],
  163: ['Wysyłamy w pudełku jubilerskim; o próby i znaki można nas zapytać.', 'Na co dzień i na wieczór, do prostej sukienki albo swetra.'],
  164: [
    'Mechanizm chodzi, zegarmistrz sprawdził chód i nasmarował łożyska.',
    'Pasek można wymienić na własny; szerokość uszu podajemy na życzenie.',
  ],
  165: [
    'Sprzęt został uruchomiony i sprawdzony; krótki film wyślemy na życzenie.',
    'Działa z dzisiejszym gniazdkiem, a wygląda lepiej niż większość nowych urządzeń.',
  ],
  166: ['Dla psa lub kota, który też ma swoje zdanie o wnętrzach.', 'Łatwo się czyści i stoi pewnie także na gładkiej podłodze.'],
  167: [
    'Na biurko w domu i w pracowni; dobry prezent dla kogoś, kto jeszcze pisze ręcznie.',
    'Codzienny przedmiot, który po prostu dobrze leży w dłoni.',
  ],
  168: ['Do sypialni i łazienki, na toaletkę albo nocny stolik.', 'Mały luksus codziennego rytuału, bez plastiku i pośpiechu.'],
  169: [
    'Na długie wieczory przy stole, dla dwojga i dla większego towarzystwa.',
    'Komplet sprawdzony element po elemencie, z zasadami w środku lub do wydruku.',
  ],
}
