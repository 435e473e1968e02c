import type { Banner } from '../../domain/marketing/banners.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { formatMonth } from '../../domain/time/format-date.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { BannerFigure } from './banner-figure.tsx'
import styles from './hero.module.css'

interface HeroProps {
  input: PageInput<unknown>
  /** Without a picture only the text is rendered. */
  banner: Banner | null
}

/** Hero of the home page: one picture, a sentence and a link to the catalog. */
export function Hero({ input, banner }: HeroProps) {
  const { t, language, now } = input
  const month = formatMonth(now, language)
  return (
    <section className={styles.root} data-picture={banner ? '' : undefined} aria-labelledby="hero-title">
      {/* Before the text, as on a phone: its caption would shift the text on a slow network. */}
      {banner && <BannerFigure banner={banner} place="cover" />}
      <div className={styles.text}>
        <p className={styles.issue}>{t('common:homeIssue', { month })}</p>
        <h1 id="hero-title" className={styles.title}>
          {t('common:homeTitle')}
        </h1>
        <p className={styles.lead}>{t('common:homeLead')}</p>
        <p className={styles.ways}>
          <LinkButton href={href('catalog', { filters: { ...NO_FILTERS, sort: 'newest' } }, language)}>
            {t('common:homeSeeNewest')}
          </LinkButton>
          <LinkButton href={catalogHref(language)} variant="quiet">
            {t('common:goToCatalog')}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
