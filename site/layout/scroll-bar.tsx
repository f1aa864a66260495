import * as styles from './scroll-bar.module.css'

/** The thin bar at the top that follows the scroll position (spec 2, 9); see scroll-script.ts. */
export function ScrollBar() {
  return <div className={styles.root} aria-hidden="true" />
}
