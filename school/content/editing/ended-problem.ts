import { checkFields, type FieldProblem } from '../../base/check-fields.ts'
import { dayInManila } from '../../base/dates.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'

/**
 * Returns the problem of fields whose days have passed at a time; `null` for fields that are not
 * valid, which are refused for that.
 *
 * @param at UTC in milliseconds
 */
export function endedProblemOf(kind: DocumentKind, data: unknown, at: number): FieldProblem | null {
  if (!kind.endedProblem) return null
  const checked = checkFields(kind.schema, data)
  return checked.ok ? kind.endedProblem(checked.value, dayInManila(new Date(at))) : null
}
