import { useEffect, useEffectEvent } from 'react'

/** Calls back on every navigation, but not on one within the page or a refresh in place. */
export function useNavigated(onNavigated: () => void): void {
  const notify = useEffectEvent(onNavigated)
  useEffect(() => {
    const onNavigate = ({ hashChange, navigationType }: NavigateEvent) => {
      if (!hashChange && navigationType !== 'reload') notify()
    }
    // A page that the browser kept in its memory comes back as it was left.
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
