import { useRouteError } from 'react-router'
import { Frame } from '../layout/frame.tsx'
import { RouteError } from './route-error.tsx'

/** Keeps bar and footer around what went wrong inside (spec 4, render error). */
export function PageError() {
  return (
    <Frame>
      <RouteError error={useRouteError()} />
    </Frame>
  )
}
