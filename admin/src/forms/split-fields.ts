import type { FormHeading } from './form-context.ts'
import type { FieldKind, FieldShape } from './form-shape.ts'

/** The kinds of fields that are written, beside the heading; others are chosen or filled in. */
const writtenKinds: ReadonlySet<FieldKind> = new Set(['rich-text', 'text', 'list'])

/**
 * Splits the fields of a form with a heading: what is written, and what goes beside it. Without a
 * heading, nothing goes beside it.
 */
export function splitFields(
  fields: readonly FieldShape[],
  heading: FormHeading | null,
): { written: readonly FieldShape[]; beside: readonly FieldShape[] } {
  if (heading === null) return { written: fields, beside: [] }
  const isWritten = ({ name, kind, item }: FieldShape) =>
    name === heading.name || (writtenKinds.has(kind) && item?.kind !== 'choice')
  return {
    written: fields.filter(isWritten),
    beside: fields.filter((field) => !isWritten(field)),
  }
}
