const readFields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]

/**
 * Keeps what is typed, chosen and ticked while React may draw the document again.
 *
 * @returns a function that puts it into the new fields
 */
export function keepFields(): () => void {
  const before = readFields()
  const focused = document.activeElement
  return () => {
    const after = readFields()
    if (after.length !== before.length) return
    for (const [place, field] of before.entries()) {
      const drawn = after[place]
      if (!drawn || drawn === field) continue
      drawn.value = field.value
      drawn.checked ||= field.checked
      if (field === focused) drawn.focus({ preventScroll: true })
    }
  }
}
