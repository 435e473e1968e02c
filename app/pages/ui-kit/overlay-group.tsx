import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.client.tsx'
import { DropdownPanel } from '../../ui/dropdown/dropdown-panel.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { HeartIcon } from '../../ui/icons/icons.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.client.tsx'
import { DialogDemo } from './dialog-demo.client.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

export function OverlayGroup() {
  return (
    <>
      <Specimen
        name="DropdownPanel"
        note="8 px pod przyciskiem, 16 px od krawędzi okna; zamyka go Escape i naciśnięcie obok. Bez skryptów."
        states={[
          { state: 'Od początku', shows: <Menu name="Menu od początku" align="start" /> },
          { state: 'Od końca', shows: <Menu name="Menu od końca" align="end" /> },
        ]}
      />
      <Specimen
        name="Tooltip"
        note="Pokazuje się po wskazaniu i po fokusie, 14 px nad przyciskiem; Escape go chowa."
        states={[
          {
            state: 'Z podpowiedzią',
            shows: (
              <Tooltip title="Polub">
                <IconButton label="Polub" icon={<HeartIcon />} />
              </Tooltip>
            ),
          },
          {
            state: 'Długa podpowiedź',
            shows: (
              <Tooltip title={LONG}>
                <IconButton label={LONG} icon={<HeartIcon />} />
              </Tooltip>
            ),
          },
          {
            state: 'Bez podpowiedzi',
            shows: (
              <Tooltip>
                <IconButton label="Bez podpowiedzi" icon={<HeartIcon />} />
              </Tooltip>
            ),
          },
        ]}
      />
      <Specimen
        name="Dialog, DialogButton"
        note="Zamyka: krzyżyk, Escape, naciśnięcie obok. Uchwyt zamknięcia biegnie po zgaśnięciu."
        states={[
          { state: 'Okno z uchwytem zamknięcia', shows: <DialogDemo /> },
          {
            state: 'Szerokie, z przyciskami i długą treścią',
            shows: (
              <DialogButton
                label="Otwórz szerokie"
                title={LONG}
                closeLabel="Zamknij szerokie"
                shape="wide"
                variant="secondary"
                footer={
                  <form method="dialog">
                    <Button type="submit" isWide>
                      Rozumiem
                    </Button>
                  </form>
                }
              >
                <div className={styles.stack}>
                  {Array.from({ length: 20 }, (_, index) => (
                    <p key={index}>{LONG}</p>
                  ))}
                </div>
              </DialogButton>
            ),
          },
          {
            state: 'Szuflada',
            shows: (
              <DialogButton label="Otwórz szufladę" title="Filtry" closeLabel="Zamknij szufladę" shape="side" variant="secondary">
                <p>Treść szuflady.</p>
              </DialogButton>
            ),
          },
        ]}
      />
    </>
  )
}

function Menu({ name, align }: { name: string; align: 'start' | 'end' }) {
  const id = useId()
  return (
    <>
      <Button variant="secondary" popoverTarget={id} aria-haspopup="dialog">{`Otwórz: ${name}`}</Button>
      <DropdownPanel id={id} label={name} align={align}>
        <ul className={styles.panel}>
          <li>
            <a href="#overlays">Pierwsza pozycja</a>
          </li>
          <li>
            <a href="#overlays">{LONG}</a>
          </li>
        </ul>
      </DropdownPanel>
    </>
  )
}
