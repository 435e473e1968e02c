import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { CountBadge } from '../../ui/badge/count-badge.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { IconLink } from '../../ui/icon-button/icon-link.tsx'
import { CartIcon, HeartIcon } from '../../ui/icons/icons.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

const VARIANTS = ['primary', 'secondary', 'quiet'] as const

export function ButtonGroup() {
  return (
    <>
      <Specimen
        name="Button"
        note="Wskaż myszą: tło lub krawędź ciemnieje. Tab: pierścień fokusu. Enter i spacja naciskają."
        states={[
          { state: 'Trzy wagi', shows: <Buttons /> },
          { state: 'Mały', shows: <Buttons size="small" /> },
          { state: 'Niedostępny', shows: <Buttons disabled /> },
          { state: 'W toku', shows: <Buttons isBusy /> },
          {
            state: 'Na całą szerokość, długi tekst',
            shows: <Button isWide>{LONG}</Button>,
          },
        ]}
      />
      <Specimen
        name="LinkButton"
        states={[
          {
            state: 'Trzy wagi',
            shows: (
              <div className={styles.row}>
                {VARIANTS.map((variant) => (
                  <LinkButton key={variant} href="#button" variant={variant}>
                    {variant}
                  </LinkButton>
                ))}
              </div>
            ),
          },
        ]}
      />
      <Specimen
        name="IconButton, IconLink, CountBadge"
        states={[
          {
            state: 'Zwykły, wciśnięty, niedostępny, na zdjęciu, zajęty',
            shows: (
              <div className={styles.row}>
                <IconButton label="Polub" icon={<HeartIcon />} aria-pressed="false" />
                <IconButton label="Polubione" icon={<HeartIcon />} aria-pressed="true" />
                <IconButton label="Nie można polubić" icon={<HeartIcon />} disabled />
                <IconButton label="Polub na zdjęciu" icon={<HeartIcon />} ground="paper" />
                <IconButton label="Zapisywanie" icon={<HeartIcon />} ground="paper" aria-busy />
              </div>
            ),
          },
          {
            state: 'Z licznikiem',
            shows: (
              <div className={styles.row}>
                <IconLink href="#button" label="Koszyk, pusty" icon={<CartIcon />} />
                <IconLink href="#button" label="Koszyk, 3 rzeczy" icon={<CartIcon />} badge={<CountBadge text="3" />} />
                <IconLink href="#button" label="Koszyk, ponad 99 rzeczy" icon={<CartIcon />} badge={<CountBadge text="99+" />} />
              </div>
            ),
          },
        ]}
      />
      <Specimen
        name="CopyButton"
        note="Przez trzy sekundy mówi, co zrobił, także czytnikom ekranu."
        states={[
          {
            state: 'Zwykły',
            shows: <CopyButton text="LATO10" label="Kopiuj kod" copiedLabel="Skopiowano" failedLabel="Nie udało się skopiować" />,
          },
          {
            state: 'Mały, cichy',
            shows: (
              <CopyButton
                text="LATO10"
                label="Kopiuj drugi kod"
                copiedLabel="Skopiowano"
                failedLabel="Nie udało się skopiować"
                variant="quiet"
                size="small"
              />
            ),
          },
        ]}
      />
    </>
  )
}

function Buttons(props: { size?: 'small'; disabled?: boolean; isBusy?: boolean }) {
  return (
    <div className={styles.row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          {variant}
        </Button>
      ))}
    </div>
  )
}
