import { campaignAt } from '../../domain/marketing/campaigns.ts'
import { CampaignStatus } from '../../features/promotions/campaign-status.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import styles from './running-campaign.module.css'

/** On the promotions page: the campaign that runs now, if any, and how long it lasts. */
export function RunningCampaign({ input }: { input: PageInput<unknown> }) {
  const { t, now, language } = input
  const campaign = campaignAt(now)
  if (!campaign) return null
  return (
    <section className={styles.root} aria-labelledby="running-campaign" style={{ '--ground': campaign.color }}>
      <p className={styles.label}>{t('common:promotionsRunning')}</p>
      <h2 id="running-campaign" className={styles.title}>
        <a href={href('content', { slug: campaign.slug }, language)}>{campaign.titles[language]}</a>
      </h2>
      <CampaignStatus input={input} campaign={campaign} />
    </section>
  )
}
