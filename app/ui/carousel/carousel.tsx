import { useId, type ReactNode } from 'react'
import { CarouselArrows } from './carousel-arrows.client.tsx'
import styles from './carousel.module.css'

interface Slide {
  id: string | number
  content: ReactNode
}

interface ListAttributes {
  id: string
  className: string | undefined
  'aria-label': string
}

interface CarouselProps {
  /** Accessible name of the list. */
  label: string
  /** The slides, or how to render a list of them with its attributes. */
  slides: readonly Slide[] | ((list: ListAttributes) => ReactNode)
  /** Arrows, when there are enough slides for them (UIK-35, UIK-36). */
  hasArrows: { mobile: boolean; desktop: boolean }
  previousLabel: string
  nextLabel: string
}

/** A row with native scroll snapping: 2.2 slides on mobile, up to 4 of at least 268 px on larger screens (UIK-32 to UIK-34). */
export function Carousel({ label, slides, hasArrows, previousLabel, nextLabel }: CarouselProps) {
  const listId = useId()
  const list = { id: listId, className: styles.list, 'aria-label': label }
  return (
    <div className={styles.root}>
      {typeof slides === 'function' ? (
        slides(list)
      ) : (
        <ul {...list}>
          {slides.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
      {(hasArrows.mobile || hasArrows.desktop) && (
        <div className={styles.arrows} data-mobile={hasArrows.mobile || undefined} data-desktop={hasArrows.desktop || undefined}>
          <CarouselArrows listId={listId} previousLabel={previousLabel} nextLabel={nextLabel} />
        </div>
      )}
    </div>
  )
}
