import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns whether an element has room for as many letters as `rems` root letters are wide, and
 * follows it. Unlike a media query it knows the menu beside the page, and larger text.
 */
export function useHasRoom<Box extends HTMLElement>(rems: number) {
  const box = useRef<Box>(null)
  const [hasRoom, setRoom] = useState(true)
  useLayoutEffect(() => {
    const measured = box.current
    if (!measured) return undefined
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRoom(measured.clientWidth >= rems * letter)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [rems])
  return { box, hasRoom }
}
