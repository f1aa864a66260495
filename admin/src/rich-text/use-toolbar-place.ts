import { useEffect, type RefObject } from 'react'

/**
 * Keeps the tools of a text below the actions of the page, or on a phone above its keyboard: sets
 * `--actions-height` and `--keyboard-height` of the bar.
 */
export function useToolbarPlace(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const actions = document.querySelector('section[aria-label="Actions"]')
    const view = window.visualViewport
    const place = () => {
      const actionsHeight = actions?.getBoundingClientRect().height ?? 0
      // Zooming makes the visible part smaller too.
      const isZoomed = !view || view.scale > 1.01
      const keyboardHeight = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop
      bar.current?.style.setProperty('--actions-height', `${actionsHeight}px`)
      bar.current?.style.setProperty('--keyboard-height', `${Math.max(0, keyboardHeight)}px`)
    }
    const observer = new ResizeObserver(place)
    if (actions) observer.observe(actions)
    view?.addEventListener('resize', place)
    view?.addEventListener('scroll', place)
    place()
    return () => {
      observer.disconnect()
      view?.removeEventListener('resize', place)
      view?.removeEventListener('scroll', place)
    }
  }, [bar])
}
