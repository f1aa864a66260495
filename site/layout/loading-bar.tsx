import { useNavigation } from 'react-router'
import { LoadingOverlay } from '../ui/loading-overlay.tsx'
import * as styles from './loading-bar.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

/**
 * The gold bar that shows a navigation in progress (spec 9: height 7, gold, 0.8 s). The logo covers
 * the screen while the news list loads (spec 2).
 */
export function LoadingBar() {
  const { state, location } = useNavigation()
  const isLoading = state !== 'idle'
  return (
    <>
      <div className={styles.root} role="status" data-loading={isLoading || undefined}>
        {isLoading && <span className={srOnlyStyles.root}>Loading the page</span>}
      </div>
      {location?.pathname === '/dycian-news' && <LoadingOverlay label="Loading news" />}
    </>
  )
}
