interface LiveRegionProps {
  /** What is said when it changes; empty says nothing. */
  message: string
}

/** Announces a visual change to screen readers. It must be in the page before its text changes, so render it from the start. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className="visually-hidden">{message}</output>
}
