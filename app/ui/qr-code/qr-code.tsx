import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Modules of quiet ground around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

interface QrCodeProps {
  /** What a scanner reads. */
  text: string
  /** Accessible name: what the code is for. */
  label: string
}

/** A QR code as one SVG path, of error correction level M. Rendered on the server alone. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, boostEcc: false })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need an address; the code is drawn in place
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** One rectangle for each run of dark modules of a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return runs
    .map((from) => {
      const to = row.indexOf(false, from)
      const length = (to === -1 ? row.length : to) - from
      return `M${from} ${y}h${length}v1h-${length}z`
    })
    .join('')
}
