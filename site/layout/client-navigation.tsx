import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { keptFooter } from './footer-markup.ts'
import { navigationOf } from './navigation-of.ts'

/**
 * Turns clicks on links of this site into navigations without a page load, wherever the link is: in
 * a component, in an article, in the menu. Links are therefore plain anchors, which are cheap to
 * render and work before React arrives. `data-state` on a link is its navigation state as JSON;
 * `data-reload` opts out.
 */
export function ClientNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const navigation = navigationOf(event)
      // A page of a server fault has no footer: the next page comes with one.
      if (!navigation || !keptFooter()) return
      event.preventDefault()
      // React Router warns where the browser has none, such as Firefox 140.
      const viewTransition =
        'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
      void navigate(navigation.to, { state: navigation.state, viewTransition })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  return null
}
