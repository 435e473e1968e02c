import { type Campaign, campaignPhase } from '../../domain/marketing/campaigns.ts'
import { countdown } from '../../domain/time/countdown.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import type { Instant } from '../../domain/time/instant.ts'
import type { PageInput } from '../../page.ts'
import { timeLeftText, startsInText } from './countdown-texts.ts'
import styles from './campaign-status.module.css'

interface CampaignStatusProps {
  input: PageInput<unknown>
  campaign: Campaign
}

/** Phase of a campaign: time until it starts, time left, or when it ended (spec §4, Promo countdown; GAP-85). */
export function CampaignStatus({ input: { t, now, language }, campaign }: CampaignStatusProps) {
  const { start, end } = campaign
  const phase = campaignPhase(campaign, now)
  // The end is exclusive: the last day is that of the last millisecond.
  const day = formatDate(end - 1, language)
  if (phase === 'after') return <p className={styles.root}>{t('common:campaignEnded', { day })}</p>
  const [instant, textOf] = phase === 'before' ? [start, startsInText] : [end, timeLeftText]
  const left = countdown(now, instant)
  return (
    left && (
      <p className={styles.root} data-running={phase === 'during' || undefined}>
        <time dateTime={isoOf(instant)}>{textOf(left, t)}</time>
      </p>
    )
  )
}

const isoOf = (instant: Instant) => new Date(instant).toISOString()
