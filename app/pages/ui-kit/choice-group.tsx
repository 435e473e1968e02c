import { CounterDemo, ListDemo, RangeDemo, TreeDemo } from './choice-demos.client.tsx'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

export function ChoiceGroup() {
  return (
    <>
      <Specimen
        name="CheckboxTree"
        note="Rodzic zaznacza się z ostatnim dzieckiem i odznacza z jedynym; częściowy wybór ma kreskę. Zwinięcie zwija też to, co niżej."
        states={[{ state: 'Częściowo zaznaczone', shows: <TreeDemo /> }]}
      />
      <Specimen
        name="CheckboxList"
        note="Szukanie działa 500 ms po ostatnim znaku; wielkość liter i znaki diakrytyczne nie grają roli."
        states={[{ state: 'Z szukaniem', shows: <ListDemo /> }]}
      />
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
      <Specimen
        name="RangePicker"
        note="Dolna granica co najmniej 0; podniesiona do górnej lub wyżej kasuje ją; górna niższa od dolnej znika po wyjściu z pola."
        states={[{ state: 'Cena', shows: <RangeDemo /> }]}
      />
    </>
  )
}
