import { useRouteError } from 'react-router'
import { Frame } from '../layout/frame.tsx'
import { RouteError } from './route-error.tsx'

/** Keeps header and footer around an error of the page (spec 4, render error). */
export function PageError() {
  return (
    <Frame>
      <RouteError error={useRouteError()} />
    </Frame>
  )
}
