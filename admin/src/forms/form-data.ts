/** The path of a value in a form: `['sections', 0, 'heading']`. */
export type FieldPath = readonly (string | number)[]

/** Writes a path as text: `sections.0.heading`. */
export const pathText = (path: FieldPath) => path.join('.')

/** Returns the id of a field's input, which the list of problems links to. */
export const fieldId = (path: FieldPath | string) =>
  `field-${typeof path === 'string' ? path.replaceAll('.', '-') : path.join('-')}`

/** Copies the data with one value changed; everything beside the path stays the same object. */
export function setAt(data: unknown, path: FieldPath, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const list: unknown[] = data
    return list.map((item, index) => (index === key ? setAt(item, rest, value) : item))
  }
  const group = isGroup(data) ? data : {}
  return { ...group, [key]: setAt(group[key], rest, value) }
}

/** Tells whether a value is an object and no list. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies the list with one item moved to another index. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Tells whether two JSON values are equal, whatever the order of their fields. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  }
  if (!isGroup(one) || !isGroup(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isEqual(one[key], other[key]))
}
