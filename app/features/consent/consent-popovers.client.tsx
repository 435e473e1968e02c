'use client'
import type { ReactNode, SyntheticEvent } from 'react'
import { CONSENT_BAR_ID } from '../../analytics/first-script.ts'
import { type Purpose, PURPOSES } from '../../domain/marketing/consent.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import styles from './consent-bar.module.css'
import { CONSENT_SETTINGS_ID, tickedBoxes } from './consent-names.ts'

interface ConsentPopoversProps {
  labels: Record<'title' | 'text' | 'choose' | 'settings' | 'necessary' | Purpose | 'save' | 'accept' | 'refuse', string>
  privacy: { href: string; label: string }
}

/**
 * The consent bar and its settings. They open and close without this island; the handler of their buttons is loaded with the first tap. An island
 * to save bytes: as server-rendered elements they are four times as large in Flight.
 */
export function ConsentPopovers({ labels, privacy }: ConsentPopoversProps) {
  const answers = (
    <>
      <Answer value="accept">{labels.accept}</Answer>
      <Answer value="refuse">{labels.refuse}</Answer>
    </>
  )
  return (
    <>
      {/* It stays until the visitor decides. */}
      <section id={CONSENT_BAR_ID} popover="manual" className={styles.bar} aria-label={labels.title} {...on}>
        <p className={styles.text}>
          <span>{labels.text}</span> <a href={privacy.href}>{privacy.label}</a>
        </p>
        <div className={styles.answers}>
          {answers}
          <Button variant="secondary" popoverTarget={CONSENT_SETTINGS_ID}>
            {labels.choose}
          </Button>
        </div>
      </section>
      <section id={CONSENT_SETTINGS_ID} popover="auto" className={styles.settings} aria-labelledby="consent-settings-title" {...on}>
        <h2 id="consent-settings-title" className={styles.title}>
          {labels.settings}
        </h2>
        <div className={styles.choices}>
          <Checkbox label={labels.necessary} checked disabled readOnly />
          {PURPOSES.map((purpose) => (
            <Checkbox key={purpose} label={labels[purpose]} name={purpose} />
          ))}
        </div>
        <div className={styles.answers}>
          <Answer value="chosen">{labels.save}</Answer>
          {answers}
        </div>
      </section>
    </>
  )
}

function Answer({ value, children }: { value: 'accept' | 'refuse' | 'chosen'; children: ReactNode }) {
  return (
    <Button variant="secondary" value={value}>
      {children}
    </Button>
  )
}

/** The boxes are read now: by the time the handler has come, somebody may have ticked one, or it would tick them itself. */
function onDecision({ nativeEvent }: SyntheticEvent) {
  const ticked = tickedBoxes()
  void import('./handle-consent.client.ts').then(({ handleConsent }) => handleConsent(nativeEvent, ticked))
}

/** Clicks on the buttons inside bubble, also from the keyboard. */
const on = { onClick: onDecision, onToggle: onDecision }
