import { useEffect, useEffectEvent } from 'react'
import { isWithinPage } from '../../ui/full-load/is-within-page.ts'

/** Calls back on every navigation to another page, not on fragment navigations or an in-place refresh. */
export function useNavigated(onNavigated: () => void): void {
  const notify = useEffectEvent(onNavigated)
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (!isWithinPage(event) && event.navigationType !== 'reload') notify()
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
