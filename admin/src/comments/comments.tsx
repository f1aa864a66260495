import { queryOptions, useQuery } from '@tanstack/react-query'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import type { CommentPlace } from './comment.ts'

/** Loads the code of the comments. */
export const commentsCode = queryOptions({
  queryKey: ['code of comments'],
  queryFn: () => import('./comment-section.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The comments on a subject, once their code has come. */
export function Comments({ place }: { place: CommentPlace }) {
  const { data, isError, refetch } = useQuery(commentsCode)
  if (data) return <data.CommentSection place={place} />
  if (!isError) return null
  return (
    <section aria-label="Comments" className={layout.tightStack}>
      <h2>Comments</h2>
      <p>The comments could not be loaded. Check the connection.</p>
      <div>
        <Button look="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </section>
  )
}
