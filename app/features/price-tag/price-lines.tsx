import type { PriceTexts } from './price-texts.ts'

interface PriceLinesProps extends PriceTexts {
  /** `large` heads a product page. */
  size: 'small' | 'large'
  /** Of price-tag.module.css: a card gets them from the server. */
  classes: CSSModuleClasses
}

/** The current price, before the struck prior price where a reduction is announced, and the lowest price of 30 days. */
export function PriceLines({ current, reduced, lowest, size, classes }: PriceLinesProps) {
  return (
    <div className={classes['root']} data-size={size}>
      {reduced ? (
        <p className={classes['prices']}>
          <ins className={classes['current']} data-promo="">
            <span className="visually-hidden">{reduced.currentLabel} </span>
            {current}
          </ins>{' '}
          <del className={classes['prior']}>
            <span className="visually-hidden">{reduced.priorLabel} </span>
            {reduced.prior}
          </del>
          {reduced.percent !== undefined && <span className={classes['reduction']}>{reduced.percent}</span>}
        </p>
      ) : (
        <p className={classes['current']}>{current}</p>
      )}
      {lowest && (
        <p className={classes['lowest']}>
          {lowest.label} <span className="nowrap">{lowest.price}</span>
        </p>
      )}
    </div>
  )
}
