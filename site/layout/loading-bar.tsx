import { useNavigation } from 'react-router'

/** The gold bar that shows a navigation in progress (spec 9: height 7, gold, 0.8 s). */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="loading-bar" role="status" data-loading={isLoading || undefined}>
      {isLoading && <span className="sr-only">Loading the page</span>}
    </div>
  )
}
