import { pageOfChange } from '../../kinds/define-reference-kind.ts'
import { referenceKinds, type AnyReferenceKind } from '../../kinds/index.ts'

/** A kind of reference content as the staff pages list it. */
export interface EditedReference {
  kind: AnyReferenceKind
  /** its name for staff */
  label: string
  /** its group in the staff menu */
  section: string
  /** the page that shows the change from one state to another; a path on this site */
  shownAt: (before: unknown, after: unknown) => string
}

/** All reference content, in the order in which staff see it. */
export const editedReference: readonly EditedReference[] = referenceKinds.map((kind) => ({
  kind,
  label: kind.label,
  section: kind.group,
  shownAt: (before, after) => pageOfChange(kind, before, after),
}))

/** Finds reference content by its key. */
export const findEditedReference = (key: string): EditedReference | null =>
  editedReference.find(({ kind }) => kind.key === key) ?? null
