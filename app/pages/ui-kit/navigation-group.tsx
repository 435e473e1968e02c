import { hasArrows } from '../../domain/forms/carousel.ts'
import { pageWindow } from '../../domain/search/pagination.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { Tabs } from '../../ui/tabs/tabs.client.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

const STEPS = [
  { title: 'Dane', href: '#navigation' },
  { title: 'Dostawa', href: '#navigation' },
  { title: 'Płatność', href: '#navigation' },
  { title: 'Podsumowanie', href: '#navigation' },
]

export function NavigationGroup() {
  return (
    <>
      <Specimen
        name="Breadcrumbs"
        states={[
          { state: 'Krótkie', shows: <Trail label="Krótka ścieżka" titles={['Strona główna', 'Meble', 'Fotele']} /> },
          { state: 'Długie: przewija się w bok', shows: <Trail label="Długa ścieżka" titles={['Strona główna', 'Meble', LONG]} /> },
        ]}
      />
      <Specimen
        name="Pagination"
        states={[
          { state: 'Mniej niż 8 stron', isWide: true, shows: <Pages label="Krótka lista" current={1} count={7} /> },
          { state: 'Więcej: z wielokropkami', isWide: true, shows: <Pages label="Długa lista" current={14} count={2750} /> },
        ]}
      />
      <Specimen
        name="Stepper"
        states={[
          {
            state: 'Początek',
            isWide: true,
            shows: <Stepper label="Kroki na początku" steps={STEPS} current={0} completedLabel="gotowe" />,
          },
          { state: 'W środku', isWide: true, shows: <Stepper label="Kroki w środku" steps={STEPS} current={2} completedLabel="gotowe" /> },
        ]}
      />
      <Specimen
        name="Tabs"
        note="Strzałki, Home i End. Bez skryptów są to odnośniki."
        states={[
          {
            state: 'Trzy karty',
            isWide: true,
            shows: (
              <Tabs
                label="Więcej"
                tabs={[
                  { id: 'same-style', title: 'W tym samym stylu', content: <p>Pierwsza karta</p> },
                  { id: 'same-vendor', title: 'Od tego sprzedawcy', content: <p>Druga karta</p> },
                  { id: 'long-tab', title: LONG, content: <p>{LONG}</p> },
                ]}
              />
            ),
          },
        ]}
      />
      <Specimen
        name="Carousel"
        note="2,2 slajdu na telefonie, do 4 na komputerze, każdy co najmniej 268 px."
        states={[
          { state: 'Sześć slajdów', isWide: true, shows: <Slides label="Sześć slajdów" count={6} /> },
          { state: 'Jeden slajd: bez strzałek', isWide: true, shows: <Slides label="Jeden slajd" count={1} /> },
        ]}
      />
    </>
  )
}

function Trail({ label, titles }: { label: string; titles: readonly string[] }) {
  return <Breadcrumbs label={label} items={titles.map((title) => ({ id: title, title, href: '#navigation' }))} />
}

function Pages({ label, current, count }: { label: string; current: number; count: number }) {
  return (
    <Pagination
      label={label}
      pages={pageWindow(current, count)}
      current={current}
      hrefOf={() => '#navigation'}
      pageLabel={(page) => `Strona ${page}`}
      previousLabel="Poprzednia strona"
      nextLabel="Następna strona"
    />
  )
}

function Slides({ label, count }: { label: string; count: number }) {
  return (
    <Carousel
      label={label}
      slides={Array.from({ length: count }, (_, index) => ({
        id: index,
        content: (
          <a className={styles.slide} href="#navigation">
            {index + 1}
          </a>
        ),
      }))}
      hasArrows={{ mobile: hasArrows({ isMobile: true, itemCount: count }), desktop: hasArrows({ isMobile: false, itemCount: count }) }}
      previousLabel={`${label}: poprzednie`}
      nextLabel={`${label}: następne`}
    />
  )
}
