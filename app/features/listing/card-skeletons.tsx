import { skeletonCount, skeletons } from '../../domain/search/skeletons.ts'
import styles from './product-grid.module.css'

/** The grid while it loads, in its true geometry (LST-12): nothing is known yet, so a page of cards. */
export function CardSkeletons() {
  return (
    <ul className={styles.root} aria-hidden="true">
      {skeletons(skeletonCount(0, 0)).map(({ productId }) => (
        <li key={productId} className={styles.skeleton} />
      ))}
    </ul>
  )
}
