import { isRouteErrorResponse } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { NotFound } from './not-found.tsx'

/**
 * What stands in for a page that could not be made: the sentence that a loader gave with its refusal, else the
 * not-found page, which is also the fallback for render errors (spec 2, 4). React and React Router log the error, and
 * a navigation resets it.
 */
export function RouteError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string' || error.data === '') return <NotFound />
  // What is not there is said in one of the specification's texts; other refusals explain themselves.
  if (error.status === 404) return <Notice title={error.data} />
  return (
    <Notice title={error.status < 500 ? 'This address does not work' : 'This page is not available right now'}>
      <p>{error.data}</p>
    </Notice>
  )
}
