// Sentences about condition and care. They have no subject, so they fit every noun.
import type { ConditionId } from './conditions.ts'
import type { Care } from './make-ups.ts'
import { parentCategoryOf } from '../parent-category.ts'

type Sentences = readonly [string, ...string[]]

const LAMPS: Sentences = [
  'Klosz i podstawę przecieramy suchą ściereczką, po odłączeniu od prądu.',
  'Do czyszczenia wystarczy miękka, sucha ściereczka; szkło myjemy po zdjęciu z oprawy.',
]
const PICTURES: Sentences = [
  'Najlepiej powiesić z dala od wilgoci i słońca; do oprawy polecamy szkło z filtrem UV.',
  'Kurz zdejmujemy miękkim, suchym pędzlem; konserwację zostawmy pracowni.',
]
const MECHANISMS: Sentences = [
  'Nakręcać najlepiej o stałej porze, bez dokręcania na siłę; raz na kilka lat przyda się przegląd u zegarmistrza.',
  'Chronić przed wilgocią i silnym magnesem; kopertę przecierać suchą ściereczką.',
]

const CARE_SENTENCES: Record<Care, Sentences> = {
  wood: [
    'Drewno wystarczy przecierać miękką, lekko wilgotną ściereczką, a raz w roku nałożyć cienką warstwę oleju lub wosku.',
    'Powierzchnię dobrze trzymać z dala od kaloryfera i ostrego słońca, bo drewno pracuje i jaśnieje.',
    'Do codziennej pielęgnacji wystarczy sucha flanela, bez silikonowych sprayów.',
  ],
  lacquer: [
    'Lakier czyści się miękką ściereczką z odrobiną wody, bez past i mleczek z drobinami.',
    'Powierzchnia nie lubi rozpuszczalników ani długiego słońca; do mycia wystarczy woda z łagodnym mydłem.',
  ],
  fabric: [
    'Tapicerkę odkurza się miękką szczotką, a plamy zbiera od razu czystą, lekko wilgotną ściereczką.',
    'Obicie najlepiej znosi czyszczenie na sucho; w słoneczne dni warto osłonić je zasłoną.',
    'Raz na kilka miesięcy warto odkurzyć tapicerkę i przetrzeć nogi olejem do drewna.',
  ],
  leather: [
    'Skóra lubi balsam dwa razy w roku i miejsce z dala od grzejnika; z czasem nabiera szlachetnej patyny.',
    'Wystarczy miękka ściereczka i preparat do skóry; drobne zmarszczki są cechą materiału, nie wadą.',
  ],
  metal: [
    'Metal czyści się suchą, miękką ściereczką; patynę można zostawić albo spolerować pastą.',
    'Wystarczy przetarcie flanelą, bez środków z chlorem i szorstkich gąbek.',
    'Powierzchnia z czasem szlachetnie ciemnieje; kto woli połysk, może ją delikatnie wypolerować.',
  ],
  glass: [
    'Szkło najlepiej myć ręcznie w letniej wodzie i od razu wycierać lnianą ściereczką.',
    'Drobne pęcherzyki i smugi w masie są śladem ręcznej pracy; zmywarki lepiej unikać.',
    'Do mycia wystarczy letnia woda z kroplą płynu; kamień schodzi po kąpieli w occie.',
  ],
  ceramic: [
    'Polecamy mycie ręczne w letniej wodzie; złocenia i malatura nie lubią zmywarki ani mikrofali.',
    'Drobna siateczka na szkliwie jest cechą wyrobu; do mycia wystarczy miękka gąbka.',
    'Szkliwo łatwo utrzymać w czystości, wystarczy woda i miękka ściereczka.',
  ],
  stone: [
    'Kamień przeciera się wilgotną ściereczką bez octu i cytryny; raz w roku warto go zaimpregnować.',
    'Żyłkowanie i drobne pory są naturalne; plamy z wina i kawy dobrze zebrać od razu.',
  ],
  textile: [
    'Polecamy pranie ręczne lub delikatny program w 30 stopniach i suszenie na płasko.',
    'Wystarczy wietrzenie i odkurzanie niską mocą; większe plamy zostawmy pralni.',
    'Tkanina dobrze znosi czyszczenie na sucho; kolor dłużej zachowa z dala od ostrego słońca.',
  ],
  plastic: [
    'Tworzywo myje się wodą z łagodnym mydłem; rysy na połysku schodzą po pastowaniu.',
    'Wystarczy miękka ściereczka i woda, bez spirytusu i mleczek.',
  ],
  wicker: [
    'Splot odkurza się miękką szczotką; w suchych wnętrzach warto go czasem lekko zwilżyć.',
    'Plecionka lubi stałą wilgotność i cień, a z kurzem radzi sobie zwykły pędzel.',
  ],
  paper: [
    'Najlepiej przechowywać z dala od wilgoci i ostrego słońca.',
    'Papier lubi suche, zacienione miejsce; kurz wystarczy zdjąć miękkim pędzlem.',
  ],
}

/** Overrides by category, where use matters more than material: lamps are never washed. By top-level or second-level category. */
const CARE_BY_USE: Record<number, Sentences> = {
  3000: LAMPS,
  153: LAMPS,
  3051: LAMPS,
  3057: [
    'Wkręcać i wymieniać po odłączeniu prądu, chwytając za gwint.',
    'Trwałość to około 15 000 godzin; nie łączyć ze starym ściemniaczem.',
  ],
  150: PICTURES,
  159: PICTURES,
  163: [
    'Biżuterię dobrze trzymać osobno, w miękkim woreczku; ciemniejsze miejsca przetrzeć ściereczką do srebra.',
    'Zdejmować do kąpieli i kremów; połysk wraca po chwili polerowania flanelą.',
  ],
  164: MECHANISMS,
  3022: MECHANISMS,
  165: [
    'Obudowę wystarczy odkurzyć pędzlem; przy pierwszym uruchomieniu warto dać sprzętowi chwilę na rozgrzanie.',
    'Lubi suche miejsce i dostęp powietrza; pokrętła czyści się suchym pędzelkiem.',
  ],
  162: ['Po świętach najlepiej schować w bibułę i sztywne pudełko, z dala od wilgoci.', 'Kurz zdejmujemy miękkim pędzlem, bez wody.'],
  169: ['Wystarczy sucha ściereczka; po grze wszystko wraca do pudełka.', 'Najlepiej trzymać w suchym miejscu, w swoim pudełku.'],
  3113: ['Przechowywać w suchym i chłodnym miejscu; zużyć w ciągu roku od otwarcia.', 'Skład i termin ważności są na etykiecie.'],
  3068: [
    'Przy pierwszym paleniu warto poczekać, aż roztopi się cała powierzchnia; knot przycinamy do pół centymetra.',
    'Nie zostawiać bez opieki i z dala od przeciągu.',
  ],
  3081: [
    'Układamy na gładkiej, zagruntowanej ścianie; kurz zdejmuje sucha ściereczka.',
    'Rolki z jednej partii mają ten sam odcień, dlatego warto zamówić zapas.',
  ],
}

/** Care instructions for a category and material. */
export function careSentences(categoryId: number, care: Care): Sentences {
  return CARE_BY_USE[categoryId] ?? CARE_BY_USE[parentCategoryOf(categoryId)] ?? CARE_SENTENCES[care]
}

export const CONDITION_SENTENCES: Record<ConditionId, Sentences> = {
  1: [
    'Rzecz jest nowa, prosto z pracowni, w oryginalnym opakowaniu.',
    'Sprzedajemy egzemplarz nowy, nieużywany, z pełną gwarancją producenta.',
    'Stan fabryczny; każdy egzemplarz sprawdzamy przed wysyłką.',
  ],
  2: [
    'Egzemplarz ze starych zapasów magazynowych, nigdy nieużywany.',
    'Stan magazynowy: bez śladów użytkowania, z oryginalną metką lub pudełkiem.',
  ],
  3: [
    'Całość przeszła renowację w pracowni: oczyszczenie, naprawę łączeń i nowe wykończenie.',
    'Po pełnej renowacji, z zachowaniem oryginalnych elementów; gotowe do używania od zaraz.',
    'Odnowienie powierzono doświadczonemu rzemieślnikowi, który zachował pierwotny charakter.',
  ],
  4: ['Stan idealny, bez widocznych śladów czasu.', 'Zachowane znakomicie; nie znaleźliśmy rys ani ubytków.'],
  5: [
    'Stan bardzo dobry, z drobnymi śladami użytkowania widocznymi dopiero z bliska.',
    'Zachowane bardzo dobrze; o drobne ślady czasu można nas zapytać.',
    'Nieliczne, delikatne ślady wieku, bez wpływu na wygląd i użytkowanie.',
  ],
  6: [
    'Stan dobry: widać ślady użytkowania, całość jest stabilna i kompletna.',
    'Powierzchnia nosi drobne rysy i przetarcia stosowne do wieku.',
    'Widoczna patyna i drobne otarcia, które nie przeszkadzają w codziennym używaniu.',
  ],
  7: [
    'Stan do renowacji: widoczne ubytki i przetarcia, konstrukcja zdrowa.',
    'Wyraźne zużycie, dobra baza do odnowienia; cena uwzględnia stan.',
  ],
}
