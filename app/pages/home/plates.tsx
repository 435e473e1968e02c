import type { Banner } from '../../domain/marketing/banners.ts'
import type { PageInput } from '../../page.ts'
import { BannerFigure } from './banner-figure.tsx'
import styles from './plates.module.css'

/** The banners below the hero, side by side; renders nothing without any. */
export function Plates({ input, banners }: { input: PageInput<unknown>; banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <section className={styles.root} aria-label={input.t('common:homePlates')}>
      {banners.map((banner) => (
        <BannerFigure key={banner.id} banner={banner} place="plate" />
      ))}
    </section>
  )
}
