import { useEffect, useEffectEvent } from 'react'
import { isWithinPage } from './is-within-page.ts'

/**
 * Calls back on every navigation to a page, also to this one, not on fragment navigations or an in-place refresh.
 * @param onNavigated gets the URL of the page
 */
export function useNavigated(onNavigated: (url: string) => void): void {
  const notify = useEffectEvent(onNavigated)
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (!isWithinPage(event) && event.navigationType !== 'reload') notify(event.destination.url)
    }
    // A page restored from the back/forward cache has its old state.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && notify(location.href)
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', onNavigate)
    window.addEventListener('pageshow', onShow)
    return () => {
      navigation?.removeEventListener('navigate', onNavigate)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
