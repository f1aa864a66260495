import { useNavigation } from 'react-router'
import { useMessages } from '../languages/use-messages.ts'
import { LoadingOverlay } from '../ui/loading-overlay.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './loading-bar.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

/** The gold bar of a navigation (spec 9: height 7, gold, 0.8 s); the logo over the news list. */
export function LoadingBar() {
  const { state, location } = useNavigation()
  const t = useMessages()
  const isLoading = state !== 'idle'
  return (
    <>
      <div
        className={styles.root}
        role="status"
        data-loading={isLoading || undefined}
        data-screen-only
      >
        {isLoading && <span className={srOnlyStyles.root}>{t('common.loadingPage')}</span>}
      </div>
      {location?.pathname === pageAddress(t.language, '/dycian-news') && (
        <LoadingOverlay label={t('common.loadingNews')} />
      )}
    </>
  )
}
