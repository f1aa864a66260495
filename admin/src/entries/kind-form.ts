import type { DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import { readShape, type FieldShape } from '../forms/form-shape.ts'

const shapes = new Map<string, FieldShape>()

/** The form of a kind, read from its schema once. */
export function formShapeOf(kind: DocumentKind): FieldShape {
  const name = kind.name === 'reference' ? kind.key : kind.name
  const shape =
    shapes.get(name) ??
    (kind.name === 'reference' ? readShape(kind.schema, kind.label) : readShape(kind.schema))
  shapes.set(name, shape)
  return shape
}
