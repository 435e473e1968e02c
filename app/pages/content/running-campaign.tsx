import { campaignAt } from '../../domain/marketing/campaigns.ts'
import { CampaignStatus } from '../../features/promotions/campaign-status.tsx'
import { campaignLink } from '../../features/promotions/header-promotion.ts'
import type { PageInput } from '../../page.ts'
import styles from './running-campaign.module.css'

/** On the promotions page: the running campaign, if any, and the time left. */
export function RunningCampaign({ input }: { input: PageInput<unknown> }) {
  const { t, now } = input
  const campaign = campaignAt(now)
  if (!campaign) return null
  const { title, href } = campaignLink(campaign.slug, input)
  return (
    <section className={styles.root} aria-labelledby="running-campaign" style={{ '--ground': campaign.color }}>
      <p className={styles.label}>{t('common:promotionsRunning')}</p>
      <h2 id="running-campaign" className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      <CampaignStatus input={input} campaign={campaign} />
    </section>
  )
}
