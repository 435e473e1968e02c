import { skeletonCount, skeletons } from '../../domain/skeletons.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './product-grid.module.css'

/** The grid while it loads, in its true geometry (LST-12): nothing is known yet, so a page of cards. */
export function CardSkeletons() {
  return (
    <ul className={styles.root} aria-hidden="true">
      {skeletons(skeletonCount(0, 0)).map(({ productId }) => (
        <li key={productId} className={styles.skeleton}>
          <Skeleton shape="portrait" />
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="line" width="third" />
        </li>
      ))}
    </ul>
  )
}
