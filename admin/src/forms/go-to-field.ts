import { fieldId } from './form-data.ts'

/**
 * Opens the list items around a field, and moves the focus to the field; without an input of its own,
 * as a list that is too short, to the nearest group around it.
 *
 * @param path of the field in the data: `contacts.0.phone`
 */
export async function goToField(path: string): Promise<void> {
  const names = path.split('.')
  // The whole path last: `contacts`, `contacts.0`, `contacts.0.phone`.
  const paths = names.map((_, index) => names.slice(0, index + 1).join('.'))
  for (const part of paths) await openItem(part)
  const field = paths
    .toReversed()
    .map((part) => document.getElementById(fieldId(part)))
    .find((found) => found !== null)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Opens a list item, and waits until its fields are rendered. */
async function openItem(path: string): Promise<void> {
  const item = document.querySelector<HTMLDetailsElement>(
    `details[data-item="${CSS.escape(path)}"]`,
  )
  if (!item || item.open) return
  const opened = new Promise((resolve) => item.addEventListener('toggle', resolve, { once: true }))
  item.open = true
  await opened
}
