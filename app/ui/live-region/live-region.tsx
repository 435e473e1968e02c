interface LiveRegionProps {
  /** The message, announced when it changes; empty announces nothing. */
  message: string
}

/** Announces a visual change to screen readers. It must be in the DOM before its text changes, so render it from the start. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className="visually-hidden">{message}</output>
}
