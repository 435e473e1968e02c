import { BannerStrip } from '../../ui/banner-strip/banner-strip.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CloseIcon, HeartIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import { ToastDemo } from './toast-demo.client.tsx'
import styles from './ui-kit-page.module.css'

export function FeedbackGroup() {
  return (
    <>
      <Specimen
        name="Notice"
        states={[
          { state: 'Wiadomość', shows: <Notice>Zwrot w ciągu 14 dni.</Notice> },
          {
            state: 'Sukces, z tytułem',
            shows: (
              <Notice tone="success" title="Gotowe">
                Zapisaliśmy zmiany.
              </Notice>
            ),
          },
          {
            state: 'Ostrzeżenie, z drogą dalej',
            shows: (
              <Notice tone="warning" action={<a href="#feedback">Zobacz koszyk</a>}>
                Jedna z rzeczy została sprzedana.
              </Notice>
            ),
          },
          {
            state: 'Błąd, długi tekst',
            shows: (
              <Notice tone="danger" title={LONG}>
                {LONG}
              </Notice>
            ),
          },
        ]}
      />
      <Specimen
        name="ToastRegion"
        note="Jeden naraz; nowy zastępuje stary. Czas stoi, gdy się na niego wskazuje."
        states={[{ state: 'Naciśnij, by pokazać', isWide: true, shows: <ToastDemo /> }]}
      />
      <Specimen
        name="EmptyState"
        states={[
          {
            state: 'Z drogą dalej',
            shows: (
              <EmptyState
                titleAs="p"
                title="Nie masz jeszcze ulubionych"
                text="Polub rzecz, a znajdziesz ją tutaj."
                icon={<HeartIcon size={48} />}
                actions={<Button>Przejdź do katalogu</Button>}
              />
            ),
          },
          { state: 'Mały, w menu', shows: <EmptyState titleAs="p" size="small" title="Pusto" text={LONG} /> },
        ]}
      />
      <Specimen
        name="Skeleton"
        states={[
          {
            state: 'Słowa i przycisk',
            shows: (
              <div className={styles.stack}>
                <Skeleton shape="line" width="third" />
                <Skeleton shape="line" width="half" />
                <Skeleton shape="line" width="most" />
                <Skeleton shape="button" />
                <Skeleton shape="circle" />
              </div>
            ),
          },
          { state: 'Portret', shows: <Skeleton shape="portrait" /> },
          { state: 'Kwadrat', shows: <Skeleton shape="square" /> },
        ]}
      />
      <Specimen
        name="Spinner"
        states={[
          {
            state: 'W toku',
            shows: (
              <div className={styles.row}>
                <Spinner label="Wczytywanie" />
                <Spinner size="small" /> Wczytywanie
              </div>
            ),
          },
        ]}
      />
      <Specimen
        name="BannerStrip"
        states={[
          {
            state: 'Do zamknięcia',
            isWide: true,
            shows: (
              <BannerStrip label="Pasek promocji" action={<IconButton label="Zamknij pasek" icon={<CloseIcon size={20} />} />}>
                Noc zakupów: do -30%
              </BannerStrip>
            ),
          },
          {
            state: 'Na kolorze z danych, długi tekst',
            isWide: true,
            shows: (
              <BannerStrip label="Kolorowy pasek" ground="#f2c14e" textColor="dark">
                {LONG}
              </BannerStrip>
            ),
          },
        ]}
      />
    </>
  )
}
