import { useEffect, useEffectEvent } from 'react'
import { isWithinPage } from './is-within-page.ts'

/**
 * Calls back when this very page is gone to once more, not on fragment navigations or an in-place refresh. On the way to another page nothing is told: it may
 * not come (EXT-57), and when it does, this one is gone.
 */
export function useNavigated(onNavigated: () => void): void {
  const notify = useEffectEvent(onNavigated)
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      const isHere = new URL(event.destination.url).pathname === location.pathname
      if (isHere && !isWithinPage(event) && event.navigationType !== 'reload') notify()
    }
    // A page restored from the back/forward cache has its old state.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && notify()
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', onNavigate)
    window.addEventListener('pageshow', onShow)
    return () => {
      navigation?.removeEventListener('navigate', onNavigate)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
