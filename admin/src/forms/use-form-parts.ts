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
  /** the subject of the comments; `null` for a new entry, which has none yet */
  comments: CommentPlace | null
}

const hasRichText = ({ kind, fields, item }: FieldShape): boolean =>
  kind === 'rich-text' || fields.some(hasRichText) || (item !== undefined && hasRichText(item))

/**
 * Loads the parts of a form that come after its data: shown one by one, they would move the buttons
 * under the pointer.
 *
 * @returns whether every part has come or failed; once `true`, it stays so
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
