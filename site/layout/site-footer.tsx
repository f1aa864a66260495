import { useMessages } from '../languages/use-messages.ts'
import type { PageSettings } from '../../school/kinds/site-settings.ts'
import { OfficeContacts } from '../ui/office-contacts.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './site-footer.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

interface SiteFooterProps {
  settings: PageSettings
  year: number
}

/** The footer of the shared layout (spec 2). An office without a number leads to the contact page. */
export function SiteFooter({ settings, year }: SiteFooterProps) {
  const t = useMessages()
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
                <OutsideLink to={url} className={styles.page}>
                  {label}
                </OutsideLink>
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
              <a href={pageAddress(t.language, '/admissions')}>{t('common.admissions')}</a>
            </li>
            <FooterLinks links={settings.externalLinks} />
          </ul>
        </nav>
        <div>
          <h2 id="campus-maps">{t('common.campuses')}</h2>
          <ul aria-labelledby="campus-maps">
            <FooterLinks links={settings.campusMaps} />
          </ul>
        </div>
        <div>
          <h2>{t('common.contact')}</h2>
          <address>{settings.address}</address>
          <OfficeContacts
            contacts={settings.contacts}
            whenUnknown={
              <a href={pageAddress(t.language, '/contact-us')}>{t('common.howToReachUs')}</a>
            }
          />
        </div>
      </div>
      <p className={`${wrapStyles.root} ${styles.copyright}`}>
        {t('common.copyright', { year, school: settings.schoolName })}
      </p>
    </footer>
  )
}

const FooterLinks = ({ links }: { links: PageSettings['campusMaps'] }) =>
  links.map(({ label, url }) => (
    <li key={label}>
      <OutsideLink to={url}>{label}</OutsideLink>
    </li>
  ))
