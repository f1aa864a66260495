import type { FieldShape } from './form-shape.ts'

/**
 * Returns the label of a field with those of the groups around it. A part that the form does not know
 * is shown as its key.
 *
 * @param field path of the field
 * @example fieldLabel(shape, 'sections.1.heading') // 'Sections 2, Heading'
 */
export function fieldLabel(shape: FieldShape, field: string): string {
  const names: string[] = []
  let current: FieldShape | undefined = shape
  for (const key of field.split('.')) {
    if (/^\d+$/.test(key) && current?.item) {
      names.push(`${names.pop() ?? current.label} ${Number(key) + 1}`.trim())
      current = current.item
    } else {
      current =
        current?.kind === 'filipino'
          ? current.item
          : current?.fields.find(({ name }) => name === key)
      names.push(current?.label ?? key)
    }
  }
  return names.filter(Boolean).join(', ')
}
