interface LiveRegionProps {
  /** What is said when it changes; empty says nothing. */
  message: string
}

/** Says what only eyes would notice. It stands in the page before it speaks, so render it from the start. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className="visually-hidden">{message}</output>
}
