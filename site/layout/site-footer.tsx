import { useMessages } from '../languages/use-messages.ts'
import type { PageSettings } from '../../school/kinds/site-settings.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './site-footer.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

interface SiteFooterProps {
  settings: PageSettings
  year: number
}

/** The footer of the shared layout (spec 2). Missing values read 'To be announced'. */
export function SiteFooter({ settings, year }: SiteFooterProps) {
  const t = useMessages()
  const toBeAnnounced = t('common.toBeAnnounced')
  return (
    <footer className={styles.root}>
      <div className={`${wrapStyles.root} ${styles.grid}`}>
        <div>
          <img src="/images/logo-white.svg" alt="" width="56" height="56" loading="lazy" />
          <p className={styles.name}>{settings.schoolName}</p>
          <p>{settings.tagline}</p>
          <ul className={styles.pages} aria-label={t('common.socialPages')}>
            {settings.socialPages.map(({ label, url }) => (
              <li key={label}>
                {url ? (
                  <OutsideLink to={url} className={styles.page}>
                    {label}
                  </OutsideLink>
                ) : (
                  <span className={styles.page} title={toBeAnnounced}>
                    {label}
                    <span className={srOnlyStyles.root}>: {toBeAnnounced}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{t('common.quickLinks')}</h2>
          <ul>
            <li>
              <a href={pageAddress(t.language, '/data-privacy-policy')}>
                {t('common.privacyPolicy')}
              </a>
            </li>
            <li>
              <a href={pageAddress(t.language, '/learn-with-us')}>{t('common.admissions')}</a>
            </li>
            {settings.externalLinks.map((link) => (
              <li key={link.label}>
                <MaybeLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 id="campus-maps">{t('common.campuses')}</h2>
          <ul aria-labelledby="campus-maps">
            {settings.campusMaps.map((map) => (
              <li key={map.label}>
                <MaybeLink {...map} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('common.contact')}</h2>
          <address>{settings.address}</address>
          <dl>
            {settings.contacts.map(({ label, phone, email }) => (
              <div key={label}>
                <dt>{label}</dt>
                {phone && (
                  <dd>
                    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
                  </dd>
                )}
                {email && (
                  <dd>
                    <a href={`mailto:${email}`}>{email}</a>
                  </dd>
                )}
                {!phone && !email && <dd>{toBeAnnounced}</dd>}
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={`${wrapStyles.root} ${styles.copyright}`}>
        {t('common.copyright', { year, school: settings.schoolName })}
      </p>
    </footer>
  )
}

function MaybeLink({ label, url }: { label: string; url: string | null }) {
  const t = useMessages()
  if (url) return <OutsideLink to={url}>{label}</OutsideLink>
  return (
    <>
      {label}: <span className={styles.open}>{t('common.toBeAnnounced')}</span>
    </>
  )
}
