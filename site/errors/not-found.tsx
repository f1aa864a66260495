import { PageHead } from '../ui/page-head.tsx'
import * as styles from './not-found.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** The not-found page (spec 2). */
export function NotFound() {
  return (
    <section className={styles.root} data-fills-page>
      <PageHead
        title="Page not found"
        description="The requested URL is broken or the page has been removed."
      />
      <img src="/images/not-found.svg" alt="" width="640" height="480" className={styles.scene} />
      <div className={`${wrapStyles.root} ${styles.text}`}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1>
          <span className={srOnlyStyles.root}>404: </span>Sorry, the page not found.
        </h1>
        <p>The requested URL is broken or the page has been removed.</p>
        <a href="/" className={`${buttonStyles.signal} ${styles.action}`}>
          Go Back To Home
        </a>
      </div>
    </section>
  )
}
