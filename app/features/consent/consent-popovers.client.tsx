'use client'
import { type ReactNode, type SyntheticEvent, useEffect } from 'react'
import { CONSENT_BAR_ID } from '../../analytics/first-script.ts'
import { type Consent, consentValue, FULL_CONSENT, NO_CONSENT, type Purpose, PURPOSES } from '../../domain/marketing/consent.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { onSeenAgain, readCookie, writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import styles from './consent-bar.module.css'
import { CONSENT_POPOVERS, CONSENT_SETTINGS_ID, tickedBoxes } from './consent-names.ts'

declare global {
  interface Window {
    /** The answer that was pressed last (`app/analytics/first-script.ts`). */
    earlyAnswer?: HTMLButtonElement | null
  }
}

interface ConsentPopoversProps {
  labels: Record<'title' | 'text' | 'choose' | 'settings' | 'necessary' | Purpose | 'save' | 'accept' | 'refuse', string>
  privacy: { href: string; label: string }
}

/**
 * The consent bar and its settings. They open and close without this island. An answer counts at once, also one that was pressed before the scripts came
 * (GAP-158); what follows from it is loaded with the first tap. An island to save bytes: as server-rendered elements they are four times as large in Flight.
 */
export function ConsentPopovers({ labels, privacy }: ConsentPopoversProps) {
  useEffect(pressEarly, [])
  useEffect(() => onSeenAgain(hideAnswered), [])
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

/** The decision of each button. */
const ANSWERS: Readonly<Record<string, () => Consent>> = { accept: () => FULL_CONSENT, refuse: () => NO_CONSENT, chosen: tickedBoxes }

/** Clicks on the buttons inside bubble, also from the keyboard. */
const on = { onClick: onAnswer, onToggle: onOpen }

function onAnswer({ nativeEvent: { target } }: SyntheticEvent) {
  // In a translated page the words of a button are elements of their own.
  const decide = target instanceof Element ? ANSWERS[target.closest('button')?.value ?? ''] : undefined
  if (decide) keep(decide())
}

function keep(consent: Consent) {
  window.earlyAnswer = null
  writeCookie(SCRIPT_COOKIES.consent, consentValue(consent))
  for (const id of CONSENT_POPOVERS) document.getElementById(id)?.hidePopover()
  follow(({ tellDecision }) => tellDecision(consent))
}

/** The boxes are read now: by the time the file has come, somebody may have ticked one. */
function onOpen() {
  const ticked = tickedBoxes()
  follow(({ showDecision }) => showDecision(ticked))
}

/** Without the file of what follows an answer is kept all the same. */
function follow(run: (handlers: typeof import('./handle-consent.client.ts')) => void) {
  void import('./handle-consent.client.ts').then(run, () => undefined)
}

/** In a task of its own: React dispatches a click that comes during hydration itself, in this one. */
function pressEarly() {
  // Settings that were opened before tell nobody; a box that was ticked in them stays.
  if (document.querySelector(`#${CONSENT_SETTINGS_ID}:popover-open`)) follow(({ showDecision }) => showDecision(NO_CONSENT))
  const timer = setTimeout(() => window.earlyAnswer?.click())
  return () => clearTimeout(timer)
}

/** It was answered in another tab, or on a later page. */
function hideAnswered() {
  if (readCookie(SCRIPT_COOKIES.consent.name) !== null) document.getElementById(CONSENT_BAR_ID)?.hidePopover()
}
