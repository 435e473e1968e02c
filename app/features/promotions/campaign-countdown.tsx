import { campaignAt } from '../../domain/campaigns.ts'
import { type Countdown, countdown } from '../../domain/countdown.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PageInput } from '../../page.ts'
import styles from './campaign-countdown.module.css'

const WORDS = {
  days: 'common:leftDays',
  hours: 'common:leftHours',
  minutes: 'common:leftMinutes',
} as const satisfies Record<Countdown['unit'], MessageKey>

interface CampaignCountdownProps {
  input: PageInput<unknown>
  /** Of the campaign's page. */
  slug: string
}

/** How long the running campaign lasts, on its own page (spec §4); nothing on any other. */
export function CampaignCountdown({ input: { t, now }, slug }: CampaignCountdownProps) {
  const campaign = campaignAt(now)
  if (campaign?.slug !== slug) return null
  const left = countdown(now, campaign.end)
  if (!left) return null
  return (
    <p className={styles.root}>
      <time dateTime={new Date(campaign.end).toISOString()}>{t(WORDS[left.unit], { count: left.value })}</time>
    </p>
  )
}
