interface BadgeListProps {
  texts: readonly string[]
  /** Class names of product-badges.module.css and badge.module.css: a card receives them from the server. */
  classes: { list: string | undefined; badge: string | undefined }
}

/** Badges of a product in one line; renders nothing without badges. */
export function BadgeList({ texts, classes }: BadgeListProps) {
  if (texts.length === 0) return null
  return (
    <ul className={classes.list}>
      {texts.map((text) => (
        <li key={text} className={classes.badge}>
          {text}
        </li>
      ))}
    </ul>
  )
}
