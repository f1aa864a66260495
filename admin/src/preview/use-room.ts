import { useEffect, useRef, useState } from 'react'

/** Returns the width of an element in pixels, and the ref that names the element. */
export function useRoom<Shown extends HTMLElement>(start: number) {
  const box = useRef<Shown>(null)
  const [room, setRoom] = useState(start)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, room }
}
