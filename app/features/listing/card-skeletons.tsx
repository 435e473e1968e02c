import { skeletonCount, skeletons } from '../../domain/search/skeletons.ts'
import styles from './product-grid.module.css'

/** Placeholder of the loading grid with its real geometry (LST-12): the number of items is unknown, so one page of cards. */
export function CardSkeletons() {
  return (
    <ul className={styles.root} aria-hidden="true">
      {skeletons(skeletonCount(0, 0)).map(({ productId }) => (
        <CardSkeleton key={productId} />
      ))}
    </ul>
  )
}

/** Placeholder of one card, rendered without elements of its own. */
export function CardSkeleton() {
  return <li className={styles.skeleton} />
}
