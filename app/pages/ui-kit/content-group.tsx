import { hasArrows } from '../../domain/forms/carousel.ts'
import { pageWindow } from '../../domain/search/pagination.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { BannerStrip } from '../../ui/banner-strip/banner-strip.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import * as icons from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { Tabs } from '../../ui/tabs/tabs.client.tsx'
import { ImageTile } from '../../ui/tile/image-tile.tsx'
import { SwatchTile } from '../../ui/tile/swatch-tile.tsx'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { LONG, LONG_WORD, PICTURE } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'

const PHOTO = { src: PICTURE, width: 640, height: 800, sizes: '19rem', alt: 'Przykład' } as const
const HREF = '#content'
const STEPS = ['Dane', 'Dostawa', 'Płatność'].map((title) => ({ title, href: HREF }))
const SLIDES = Array.from({ length: 6 }, (_, id) => ({ id, content: <a href={HREF}>{`Slajd ${id + 1}`}</a> }))
const TABS = ['W tym samym stylu', LONG].map((title, index) => ({ id: `tab-${index}`, title, content: <p>{title}</p> }))

/** What is read, what leads elsewhere, and what answers. */
export function ContentGroup() {
  return (
    <>
      <Specimen name="Badge, ImageTile, SwatchTile, TextTile">
        {(['plain', 'accent', 'success', 'notice'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <ImageTile src={PICTURE} alt="Kafelek" />
        {(['solid', 'metallic', 'transparent', 'rainbow'] as const).map((pattern) => (
          <SwatchTile key={pattern} color="tan" pattern={pattern} />
        ))}
        <TextTile href={HREF} isRemoval>
          {LONG}
        </TextTile>
      </Specimen>
      <Specimen name="SectionHeader, FactList, Picture, MissingPicture">
        <SectionHeader title={LONG} action={<a href={HREF}>Zobacz wszystkie</a>} />
        <FactList facts={[{ term: LONG_WORD, value: LONG }]} />
        <Picture {...PHOTO} />
        <Picture {...PHOTO} shape="natural" ground="tan" />
        <MissingPicture label="Brak zdjęcia" />
      </Specimen>
      <Specimen name="Icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Specimen>
      <Specimen name="Breadcrumbs, Pagination, Stepper, Tabs, Carousel">
        <Breadcrumbs label="Ścieżka" items={['Meble', LONG].map((title) => ({ id: title, title, href: HREF }))} />
        <Pagination
          label="Strony listy"
          pages={pageWindow(14, 2750)}
          current={14}
          hrefOf={() => HREF}
          pageLabel={(page) => `Strona ${page}`}
          previousLabel="Poprzednia strona"
          nextLabel="Następna strona"
        />
        <Stepper label="Kroki" steps={STEPS} current={1} completedLabel="gotowe" />
        <Tabs label="Więcej" tabs={TABS} />
        <Carousel
          label="Slajdy"
          slides={SLIDES}
          hasArrows={{ mobile: hasArrows({ isMobile: true, itemCount: 6 }), desktop: hasArrows({ isMobile: false, itemCount: 6 }) }}
          previousLabel="Poprzednie slajdy"
          nextLabel="Następne slajdy"
        />
      </Specimen>
      <Specimen name="Notice, EmptyState, BannerStrip">
        {([undefined, 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone ?? 'plain'} {...(tone && { tone })} title={LONG} action={<a href={HREF}>Zobacz koszyk</a>}>
            {LONG}
          </Notice>
        ))}
        <EmptyState titleAs="p" title="Pusto" text={LONG} icon={<icons.HeartIcon size={48} />} actions={<Button>Do katalogu</Button>} />
        <BannerStrip label="Kolorowy pasek" ground="#f2c14e" textColor="dark">
          {LONG}
        </BannerStrip>
      </Specimen>
      <Specimen name="Skeleton, Spinner">
        {(['line', 'portrait'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
        <Spinner label="Wczytywanie" />
      </Specimen>
    </>
  )
}
