const readFields = () => [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')]

/**
 * Keeps what is typed, chosen and ticked while React may draw the document again.
 *
 * @returns a function that puts it into the new fields
 */
export function keepFields(): () => void {
  const before = readFields()
  return () => {
    for (const [place, field] of readFields().entries()) {
      const { value, checked } = before[place] ?? field
      Object.assign(field, { value, checked })
    }
  }
}
