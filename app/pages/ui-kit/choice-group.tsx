import { CounterDemo } from './counter-demo.client.tsx'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

export function ChoiceGroup() {
  return (
    <>
      <Specimen
        name="Counter"
        states={[
          {
            state: 'Od -1 do 1, ilość 1 z 5, niedostępny',
            shows: (
              <div className={styles.row}>
                <CounterDemo label="Bez granic" start={0} />
                <CounterDemo label="Ilość" start={1} min={1} max={5} />
                <CounterDemo label="Niedostępny" start={1} min={1} max={1} isDisabled />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}
