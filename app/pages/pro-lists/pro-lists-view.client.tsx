'use client'
import { useRef, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { ProList } from '../../domain/account/professional.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { addProList, readProLists } from '../../shop-api/browser/pro-lists.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { ProListCard } from './pro-list-card.client.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'
import styles from './pro-lists-view.module.css'

interface ProListsViewProps {
  initial: readonly ProList[]
  checks: FieldChecks<'name'>
  language: Language
  pathPrefix: string
  cartHref: string
  origin: string
  sharedBase: string
  labels: ProListsLabels
}

/** All lists as last returned by the shop API, and a form to create one. */
export function ProListsView({ initial, checks, labels, ...card }: ProListsViewProps) {
  const [lists, setLists] = useState(initial)
  // Answered so far: what was asked for before one of them may lack it.
  const changes = useRef(0)
  const region = useKeptFocus()

  function change(next: (shown: readonly ProList[]) => readonly ProList[]) {
    changes.current++
    setLists(next)
  }

  /** Shows the lists as the shop API has them now, whatever changes meanwhile. */
  async function readAgain() {
    const before = changes.current
    const read = await readProLists()
    if (before !== changes.current) return readAgain()
    if (read.ok) setLists(read.data)
  }

  const form = useForm({
    fields: { name: 'text' },
    keepAs: 'new-list',
    isEmptied: true,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit({ name }) {
      const result = await addProList(name)
      if (!result.ok) return { formError: failureText(result.failure, labels) }
      change((shown) => [...shown.filter(({ id }) => id !== result.data.id), result.data])
      announce(fillSlots(labels.created, result.data))
    },
  })

  return (
    <div {...region} className={styles.root}>
      <div className={styles.lists}>
        {lists.length === 0 && (
          <div>
            <h2>{labels.emptyTitle}</h2>
            <p className={styles.empty}>{labels.emptyText}</p>
          </div>
        )}
        {lists.map((list) => (
          <ProListCard
            key={list.id}
            {...card}
            list={list}
            checks={checks}
            labels={labels}
            onChange={(next) => change((shown) => shown.map((each) => (each.id === list.id ? next(each) : each)))}
            onRemoved={() => {
              change((shown) => shown.filter(({ id }) => id !== list.id))
              announce(fillSlots(labels.removed, list))
            }}
            onOld={() => void readAgain()}
          />
        ))}
      </div>
      <section className={styles.add} aria-labelledby="new-list">
        <h2 id="new-list" className={styles.addTitle}>
          {labels.newList}
        </h2>
        <Form form={form} label={labels.newList}>
          <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
          <SubmitButton form={form} variant="secondary">
            {labels.create}
          </SubmitButton>
        </Form>
      </section>
    </div>
  )
}
