/**
 * Keeps the ticks of a list on this device, and shows those that were kept.
 *
 * @param list the element with the boxes; the value of each is its text
 * @param key the storage key
 * @returns stops keeping them
 */
export function keepTicks(list: HTMLElement, key: string): () => void {
  const boxes = [...list.querySelectorAll('input')]
  const kept = readTicks(key)
  for (const box of boxes) box.checked ||= kept.includes(box.value)
  const save = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    try {
      localStorage.setItem(key, JSON.stringify(ticked))
    } catch {
      // Without storage, as in some private windows, the ticks last as long as the page.
    }
  }
  list.addEventListener('change', save)
  return () => list.removeEventListener('change', save)
}

function readTicks(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
