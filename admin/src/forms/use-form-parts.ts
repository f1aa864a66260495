import { useQueries, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { commentsCode } from '../comments/comments.tsx'
import { commentsIn, type CommentPlace } from '../comments/comment.ts'
import { mediaFile, mediaIdsIn } from '../media/media-file.ts'
import { editorCode } from '../rich-text/rich-text-input.tsx'
import type { FieldShape } from './form-shape.ts'

interface OpenedForm {
  shape: FieldShape
  data: unknown
  /** the place of its comments; `null` for a new entry, which has none yet */
  comments: CommentPlace | null
}

const hasRichText = ({ kind, fields, item }: FieldShape): boolean =>
  kind === 'rich-text' || fields.some(hasRichText) || (item !== undefined && hasRichText(item))

/**
 * Loads the parts of a form that come later than its data and would move its buttons: a press is lost
 * when its button moves.
 *
 * @returns whether each part has come or failed; then the form is shown, and stays
 */
export function useFormParts({ shape, data, comments }: OpenedForm): boolean {
  const [queries] = useState((): { queryKey: QueryKey }[] => [
    ...(hasRichText(shape) ? [editorCode] : []),
    commentsCode,
    ...(comments ? [commentsIn(comments)] : []),
    ...mediaIdsIn(data).map(mediaFile),
  ])
  const isLoading = useQueries({
    queries,
    combine: (parts) => parts.some(({ isFetching }) => isFetching),
  })
  const [isWhole, setWhole] = useState(false)
  if (!isLoading && !isWhole) setWhole(true)
  return isWhole
}
