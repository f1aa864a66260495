import type { DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import { readShape, type FieldShape } from '../forms/form-shape.ts'

const shapes = new Map<string, FieldShape>()

/** Returns the form of a kind; reads its schema only once. */
export function formShapeOf(kind: DocumentKind): FieldShape {
  const name = kind.name === 'reference' ? kind.key : kind.name
  const label = kind.name === 'reference' ? kind.label : ''
  const shape = shapes.get(name) ?? readShape(kind.schema, label)
  shapes.set(name, shape)
  return shape
}
