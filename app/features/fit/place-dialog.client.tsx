'use client'
import { use, useState } from 'react'
import { type PlaceMeasure, typedPlace, wrongMeasures } from '../../domain/product/place.ts'
import { keepPlace, usePlace } from '../../shop-api/browser/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type UsedForm, useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { PlaceLabels } from './fit-labels.ts'
import styles from './place-dialog.module.css'

const FIELDS = {
  width: 'text',
  height: 'text',
  depth: 'text',
  doorWidth: 'text',
  doorHeight: 'text',
  stairsWidth: 'text',
  stairsTurn: 'text',
} as const satisfies Record<PlaceMeasure, 'text'>

/** The visitor gives the measures of a place and of the way to it, which stay in this browser (EXT-38). */
export function PlaceDialog({ labels }: { labels: PlaceLabels }) {
  const onClose = use(DialogClosed)
  const place = usePlace()
  const [isOpen, setIsOpen] = useState(true)
  const form = useForm({
    fields: FIELDS,
    keepAs: 'place',
    validate: (typed) => Object.fromEntries(wrongMeasures(typed).map((measure) => [measure, labels.wrong])),
    async onSubmit(typed) {
      if (!keepPlace(typedPlace(typed))) return { formError: labels.notSaved }
      setIsOpen(false)
    },
  })
  const shared = { form, labels }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <Form form={form} label={labels.title}>
        <p>{labels.intro}</p>
        <Measures {...shared} legend={labels.place} names={['width', 'height', 'depth']} />
        <Measures {...shared} legend={labels.way} names={['doorWidth', 'doorHeight', 'stairsWidth', 'stairsTurn']} />
        <p className={styles.hint}>{labels.turnHint}</p>
        <div className={styles.buttons}>
          <SubmitButton form={form}>{labels.save}</SubmitButton>
          {place && (
            <Button type="submit" variant="quiet" onClick={({ currentTarget }) => emptyFields(currentTarget.form)}>
              {labels.forget}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

interface MeasuresProps {
  form: UsedForm<PlaceMeasure>
  legend: string
  names: readonly PlaceMeasure[]
  labels: PlaceLabels
}

function Measures({ form, legend, names, labels }: MeasuresProps) {
  const place = usePlace()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <FormRow>
        {names.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={`${labels[name]} (${labels.unit})`}
            defaultValue={place?.[name] ?? ''}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </FormRow>
    </fieldset>
  )
}

function emptyFields(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll('input') ?? []) field.value = ''
}
