import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { findHiddenPictures } from './hidden-pictures.server.ts'
import { pictureUseOf } from './learners.ts'
import { findUndescribedPictures } from './undescribed-pictures.server.ts'

interface SavedPictures {
  /** the content to save, by field name */
  fields: object
  /** the content before, if it is not new */
  before?: object
  /** visitors will see the content */
  willShow?: boolean
  /** a person typed the content, unlike an earlier version, which comes back with its pictures */
  isTyped: boolean
}

/**
 * Finds pictures that content cannot be saved with, each with its field and what to do: those that
 * show learners without consent, and in what visitors see those without a description. A draft keeps
 * the pictures that it has.
 *
 * @param subject the kind of the entry
 */
export async function findPictureProblems(
  database: DatabaseOrTransaction,
  subject: string,
  { fields, before = {}, willShow = false, isTyped }: SavedPictures,
): Promise<FieldProblem[]> {
  if (!willShow && !isTyped) return []
  const use = pictureUseOf(subject)
  const hidden = await findHiddenPictures(database, fields, use, willShow ? null : before)
  return willShow ? [...hidden, ...(await findUndescribedPictures(database, fields))] : hidden
}
