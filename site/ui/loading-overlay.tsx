import * as styles from './loading-overlay.module.css'
import * as srOnlyStyles from './sr-only.module.css'

/** The full-screen logo over a list while it loads (spec 2). */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className={styles.root} role="status">
      <img src="/images/logo.svg" alt="" width="96" height="96" />
      <span className={srOnlyStyles.root}>{label}</span>
    </div>
  )
}
