// The kit's developer page /__ui: every component in its states. Only the worker of edge/dev serves it.
import { ContentGroup } from './content-group.tsx'
import { ControlGroup } from './control-group.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './ui-kit-page.module.css'

const GROUPS = [
  { id: 'controls', title: 'Przyciski', Group: ControlGroup },
  { id: 'fields', title: 'Pola', Group: FieldGroup },
  { id: 'content', title: 'Treść', Group: ContentGroup },
]

/** Every component of app/ui in its states. */
export function UiKitPage() {
  return (
    <div className={styles.root}>
      <title>UI kit</title>
      <meta name="robots" content="noindex" />
      <h1>UI kit</h1>
      {GROUPS.map(({ id, title, Group }) => (
        <section key={id} id={id} className={styles.root} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Group />
        </section>
      ))}
    </div>
  )
}
