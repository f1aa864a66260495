import type * as z from 'zod'
import type { Problem } from '../api/staff-api-error.ts'
import type { FieldShape } from './form-shape.ts'

/** What stands in the way of saving, by the schema that the server uses too. */
export function findProblems(schema: z.ZodType, data: unknown): Problem[] {
  const parsed = schema.safeParse(data)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
}

/** The name of a field as the form shows it: 'Sections 2, Heading'. */
export function fieldName(shape: FieldShape, field: string): string {
  const names: string[] = []
  let at: FieldShape | undefined = shape
  for (const key of field.split('.')) {
    if (/^\d+$/.test(key) && at?.item) {
      names.push(`${names.pop() ?? at.label} ${Number(key) + 1}`.trim())
      at = at.item
    } else {
      at = at?.fields.find(({ name }) => name === key)
      names.push(at?.label ?? key)
    }
  }
  return names.join(', ')
}
