import { parseWithoutStyles } from './pasted-styles.ts'

/**
 * Returns the files of a paste or a drop. Word and Excel add a picture of the copied text to the
 * text itself: that one is left out.
 */
export function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return []
  const copied = parseWithoutStyles(data.getData('text/html'))
  return copied.body.textContent.trim() === '' ? [...data.files] : []
}
