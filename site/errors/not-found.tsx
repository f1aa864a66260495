import { use } from 'react'
import { DocumentPartsContext } from '../document/document-parts.ts'
import { useMessages } from '../languages/use-messages.ts'
import { PageHead } from '../ui/page-head.tsx'
import { pageAddress } from '../page-address.ts'
import { SiteSearch } from '../search/site-search.tsx'
import * as styles from './not-found.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** The not-found page (spec 2). */
export function NotFound() {
  const t = useMessages()
  return (
    <section className={styles.root} data-fills-page>
      <PageHead title={t('common.notFound')} description={t('common.notFoundText')} />
      <img src="/images/not-found.svg" alt="" width="640" height="480" className={styles.scene} />
      <div className={`${wrapStyles.root} ${styles.text}`}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1>
          <span className={srOnlyStyles.root}>404: </span>
          {t('common.notFoundTitle')}
        </h1>
        <p>
          {(import.meta.env.SSR && use(DocumentPartsContext).copy?.leftOut) ||
            t('common.notFoundText')}
        </p>
        <a
          href={pageAddress(t.language, '/')}
          className={`${buttonStyles.signal} ${styles.action}`}
        >
          {t('common.goHome')}
        </a>
        <div className={styles.search}>
          <SiteSearch />
        </div>
      </div>
    </section>
  )
}
