'use client'
import { ChoiceList } from './choice-list.tsx'
import { ChoiceTree, type TreeOfChoices } from './choice-tree.tsx'
import type { OfferedChoices } from './choices.ts'
import styles from './lazy-choices.module.css'
import { PlainChoices } from './plain-choices.tsx'
import { useIsVisible } from './use-is-visible.client.ts'

interface LazyChoicesProps extends OfferedChoices {
  /** Of a list with levels. */
  tree?: TreeOfChoices
}

/** Lists that are no longer than this are rendered at once. */
const SHORT_LIST = 20

/**
 * The checkboxes of a filter. A long list is rendered when it first becomes visible; until then only the chosen values are there, so that
 * the form is complete. It renders in the browser to save bytes: server-rendered rows travel once more as Flight, each seven times as long
 * as its data.
 */
export function LazyChoices({ tree, ...offered }: LazyChoicesProps) {
  const { choices, chosen } = offered
  const { place, isVisible } = useIsVisible()
  if (!isVisible && choices.length > SHORT_LIST) {
    const chosenChoices = choices.filter(({ id }) => chosen.includes(id))
    return (
      <div ref={place} className={styles.place}>
        {chosenChoices.length > 0 && <ChoiceList {...offered} choices={chosenChoices} />}
        <noscript>
          <PlainChoices {...offered} />
        </noscript>
      </div>
    )
  }
  return tree ? <ChoiceTree {...tree} {...offered} /> : <ChoiceList {...offered} />
}
