import { eachLanguage } from '../../domain/language.ts'
import { LISTING_KEYS } from '../../domain/search/facets.ts'
import { browserTitle } from '../../domain/product/seo-title.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { StructuredData } from '../../ui/structured-data/structured-data.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'

const SHOP_NAME = 'Patyna'

/** Title, canonical URL (the /cp form, GAP-08), and structured data of the shop and its search. */
export function HomeHead({ input }: { input: PageInput<unknown> }) {
  const { t, origin, language } = input
  const home = href('home', {}, language)
  const search = `${origin}${catalogHref(language)}?${LISTING_KEYS.textSearch}={search_term_string}`
  return (
    <>
      <PageHead
        // GAP-123: the default title and the shop's name.
        title={`${browserTitle({}, t('common:defaultTitle'))} | ${SHOP_NAME}`}
        description={t('common:homeLead')}
        origin={origin}
        language={language}
        canonical={home}
        alternates={eachLanguage((each) => href('home', {}, each))}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: SHOP_NAME,
          url: origin + home,
          inLanguage: language,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: search },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: SHOP_NAME,
          url: origin + home,
          description: t('common:tagline'),
          logo: `${origin}/icon-512.png`,
          address: t('common:company').replace('\n', ' '),
          email: t('common:askAddress'),
        }}
      />
    </>
  )
}
