import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './visitor-panels.module.css'

/** In a dropdown of the header, until the shop has said whose it is. */
export function PanelSkeleton() {
  return (
    <div className={styles.placeholder}>
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" />
      <Skeleton shape="line" width="half" />
    </div>
  )
}
