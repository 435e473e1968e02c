import type { Campaign } from '../../domain/marketing/campaigns.ts'
import type { ContentPage } from '../../domain/marketing/content-page.ts'
import { textColorOn } from '../../domain/marketing/contrast.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { CampaignStatus } from '../../features/promotions/campaign-status.tsx'
import type { PageInput } from '../../page.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './campaign-head.module.css'

interface CampaignHeadProps {
  input: PageInput<unknown>
  campaign: Campaign
  page: ContentPage
}

/** Header of a campaign page: title in its colour, phase and picture. */
export function CampaignHead({ input, campaign, page: { title, seoImage } }: CampaignHeadProps) {
  return (
    <header
      className={styles.root}
      data-text={textColorOn(campaign.color) === '#FFFFFF' ? 'light' : 'dark'}
      style={{ '--ground': campaign.color }}
    >
      <div className={styles.text}>
        <h1>{title}</h1>
        <CampaignStatus input={input} campaign={campaign} />
      </div>
      {seoImage && (
        <Picture
          src={seoImage.url}
          srcSet={photoSrcSet(seoImage.url)}
          width={seoImage.width}
          height={seoImage.height}
          alt=""
          sizes="(min-width: 90rem) 45rem, (min-width: 48rem) 50vw, 100vw"
          ground={seoImage.color}
          shape="natural"
          isPriority
        />
      )}
    </header>
  )
}
