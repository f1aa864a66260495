import type { AnyKind } from '../../../school/kinds/index.ts'
import { readShape, type FieldShape } from '../forms/form-shape.ts'

/** The page that lists the entries of a kind: `/admin/article`. */
export const entryListPath = ({ name }: Pick<AnyKind, 'name'>) => `/admin/${name}`

/** The page of an entry, or of a new one. */
export const entryPath = (kind: Pick<AnyKind, 'name'>, id: number | 'create') =>
  `${entryListPath(kind)}/${id}`

/** What an entry is called where it is listed. */
export const listedTitle = ({ labels }: Pick<AnyKind, 'labels'>, { title }: { title: string }) =>
  title || `Untitled ${labels.one}`

const shapes = new Map<string, FieldShape>()

/** The form of a kind, read from its schema once. */
export function formShapeOf({ name, schema }: Pick<AnyKind, 'name' | 'schema'>): FieldShape {
  const shape = shapes.get(name) ?? readShape(schema)
  shapes.set(name, shape)
  return shape
}
