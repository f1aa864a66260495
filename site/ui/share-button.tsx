import { useMessages } from '../languages/use-messages.ts'
import * as styles from './share-button.module.css'
import * as buttonStyles from './button.module.css'

interface ShareButtonProps {
  title: string
  /** full canonical address */
  address: string
}

/** Shares a page (site/layout/share-script.ts); it is not there for visitors without scripts. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const t = useMessages()
  return (
    <div key={address} className={styles.root} data-screen-only>
      <button type="button" className={buttonStyles.quiet} data-share={address} data-title={title}>
        {t('common.share')}
      </button>
      <span role="status" data-copied={t('common.linkCopied')} />
    </div>
  )
}
