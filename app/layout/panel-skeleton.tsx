import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './visitor-panels.module.css'

/** Placeholder in a header dropdown until the user is known. */
export function PanelSkeleton() {
  return (
    <div className={styles.placeholder}>
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" />
      <Skeleton shape="line" width="half" />
    </div>
  )
}
