// The kit's developer page /__ui: every component in every state. Only the worker of edge/dev serves it.
import type { ReactNode } from 'react'
import { fieldChecks, messageTexts } from '../../i18n/field-checks.ts'
import type { PageInput } from '../../page.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { ButtonGroup } from './button-group.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { FeedbackGroup } from './feedback-group.tsx'
import { FieldGroup } from './field-group.tsx'
import { DEMO_RULES } from './form-demo-rules.ts'
import { FormDemo } from './form-demo.client.tsx'
import { NavigationGroup } from './navigation-group.tsx'
import { OverlayGroup } from './overlay-group.tsx'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'
import { TextGroup } from './text-group.tsx'

/** Every component of app/ui in every state, in groups with anchors. @param only ids of groups to show; none: all */
export function UiKitPage({ t, only }: PageInput<unknown> & { only: readonly string[] }) {
  const all: readonly { id: string; title: string; shows: ReactNode }[] = [
    { id: 'button', title: 'Przyciski', shows: <ButtonGroup /> },
    { id: 'words', title: 'Słowa i obrazy', shows: <TextGroup /> },
    { id: 'field', title: 'Pola', shows: <FieldGroup /> },
    { id: 'choice', title: 'Wybór', shows: <ChoiceGroup /> },
    {
      id: 'form',
      title: 'Formularz',
      shows: (
        <Specimen
          name="Form, useForm"
          note="Błędy pojawiają się po pierwszym wysłaniu, które przechodzi do pierwszego błędnego pola."
          states={[
            {
              state: 'Cały formularz',
              isWide: true,
              shows: (
                <FormDemo
                  checks={fieldChecks(DEMO_RULES, t)}
                  serverTexts={messageTexts(['emailTakenErrorMessage', 'incorrectValueErrorMessage'], t)}
                />
              ),
            },
          ]}
        />
      ),
    },
    { id: 'navigation', title: 'Droga', shows: <NavigationGroup /> },
    { id: 'overlays', title: 'Nad stroną', shows: <OverlayGroup /> },
    { id: 'feedback', title: 'Odpowiedzi', shows: <FeedbackGroup /> },
  ]
  const groups = only.length === 0 ? all : all.filter(({ id }) => only.includes(id))

  return (
    <div className={styles.root}>
      <title>UI kit</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1>UI kit</h1>
        <nav className={styles.anchors} aria-label="Grupy">
          {groups.map(({ id, title }) => (
            <TextTile key={id} href={`#${id}`}>
              {title}
            </TextTile>
          ))}
        </nav>
      </header>
      {groups.map(({ id, title, shows }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {shows}
        </section>
      ))}
    </div>
  )
}
