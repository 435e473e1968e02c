import type { PriceTexts } from './price-texts.ts'

interface PriceLinesProps extends PriceTexts {
  /** `large` is for product pages. */
  size: 'small' | 'large'
  /** Class names of price-tag.module.css: a card receives them from the server. */
  classes: CSSModuleClasses
}

/**
 * The current price or state, before it the struck-through prior price of an announced reduction,
 * how long it lasts yet, and the 30-day lowest price.
 */
export function PriceLines({ current, isSold, reduced, left, lowest, size, classes }: PriceLinesProps) {
  return (
    <div className={classes['root']} data-size={size}>
      {reduced ? (
        <p className={classes['prices']}>
          <ins className={classes['current']} data-promo="">
            <span className="visually-hidden">{`${reduced.currentLabel} `}</span>
            <span>{current}</span>
          </ins>{' '}
          <del className={classes['prior']}>
            <span className="visually-hidden">{`${reduced.priorLabel} `}</span>
            <span>{reduced.prior}</span>
          </del>
          {reduced.percent !== undefined && <span className={classes['reduction']}>{reduced.percent}</span>}
        </p>
      ) : (
        <p className={classes['current']} data-sold={isSold && ''}>
          {current}
        </p>
      )}
      {left !== undefined && <p className={classes['left']}>{left}</p>}
      {lowest && (
        <p className={classes['lowest']}>
          <span>{lowest.label}</span> <span className="nowrap">{lowest.price}</span>
        </p>
      )}
    </div>
  )
}
