'use client'
import { type FormEvent, use, useId } from 'react'
import { NO_PLACE, parseMeasure, type Place, PLACE_MEASURES, type PlaceMeasure } from '../../domain/product/place.ts'
import { keepPlace, usePlace } from '../../shop-api/browser/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import type { PlaceLabels } from './fit-labels.ts'
import styles from './place-dialog.module.css'

/** The visitor gives the measures of a place and of the way to it, which stay in this browser (EXT-38). */
export function PlaceDialog({ labels }: { labels: PlaceLabels }) {
  const onClose = use(DialogClosed)
  const place = usePlace()

  function save(event: FormEvent<HTMLFormElement>) {
    keepPlace(typedPlace(new FormData(event.currentTarget)))
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.title} closeLabel={labels.close}>
      {/* Closes the dialog by itself. */}
      <form method="dialog" className={styles.root} onSubmit={save}>
        <p>{labels.intro}</p>
        <Measures legend={labels.place} names={['width', 'height', 'depth']} place={place} labels={labels} />
        <Measures legend={labels.way} names={['doorWidth', 'doorHeight', 'stairsWidth', 'stairsTurn']} place={place} labels={labels} />
        <p className={styles.hint}>{labels.turnHint}</p>
        <div className={styles.buttons}>
          <Button type="submit">{labels.save}</Button>
          {place && (
            <Button type="submit" variant="quiet" formNoValidate onClick={(event) => emptyFields(event.currentTarget.form)}>
              {labels.forget}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface MeasuresProps {
  legend: string
  names: readonly PlaceMeasure[]
  place: Place | null
  labels: PlaceLabels
}

function Measures({ legend, names, place, labels }: MeasuresProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <FormRow>
        {names.map((name) => (
          <TextField
            key={name}
            id={`${id}${name}`}
            name={name}
            label={`${labels[name]} (${labels.unit})`}
            defaultValue={place?.[name] ?? ''}
            inputMode="decimal"
            pattern="\s*[0-9]{1,4}([.,][0-9]{1,2})?\s*"
            autoComplete="off"
          />
        ))}
      </FormRow>
    </fieldset>
  )
}

/** What is typed; null when every field is empty, which forgets the place. */
function typedPlace(typed: FormData): Place | null {
  const given = PLACE_MEASURES.map((name) => [name, parseMeasure(String(typed.get(name) ?? ''))] as const)
  return given.some(([, cm]) => cm !== null) ? { ...NO_PLACE, ...Object.fromEntries(given) } : null
}

function emptyFields(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll('input') ?? []) field.value = ''
}
