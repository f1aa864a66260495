import type { AnyKind } from '../../../school/kinds/index.ts'
import { readShape, type FieldShape } from '../forms/form-shape.ts'

const shapes = new Map<string, FieldShape>()

/** The form of a kind, read from its schema once. */
export function formShapeOf({ name, schema }: Pick<AnyKind, 'name' | 'schema'>): FieldShape {
  const shape = shapes.get(name) ?? readShape(schema)
  shapes.set(name, shape)
  return shape
}
