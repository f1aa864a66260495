import { renderToStaticMarkup } from 'react-dom/server'
import type { FooterSettings } from '../../school/kinds/site-settings.ts'
import type { Translate } from '../languages/translate.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { OfficeContacts } from '../ui/office-contacts.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './site-footer.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

/** What is in the footer, by the settings that it was drawn with, and by language and year. */
const drawn = new WeakMap<FooterSettings, Map<string, string>>()

/**
 * Draws what is in the footer of the shared layout (spec 2). It is the same on every page, so it is
 * drawn once, and no page downloads the code that draws it.
 *
 * @param year of the copyright
 * @returns HTML
 */
export function drawFooter(settings: FooterSettings, t: Translate, year: number): string {
  const known = drawn.get(settings) ?? new Map<string, string>()
  drawn.set(settings, known)
  const key = `${t.language} ${year}`
  const html =
    known.get(key) ??
    renderToStaticMarkup(
      <ProvideMessages value={t}>
        <Footer settings={settings} t={t} year={year} />
      </ProvideMessages>,
    )
  known.set(key, html)
  return html
}

interface FooterProps {
  settings: FooterSettings
  t: Translate
  year: number
}

/** An office without a number leads to the contact page. */
function Footer({ settings, t, year }: FooterProps) {
  return (
    <>
      <div className={`${wrapStyles.root} ${styles.grid}`}>
        <div>
          <img src="/images/logo-white.svg" alt="" width="56" height="56" loading="lazy" />
          <p className={styles.name}>{settings.schoolName}</p>
          <p>{settings.tagline}</p>
          <ul className={styles.pages} aria-label={t('server.socialPages')}>
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
          <h2 id="quick-links">{t('server.quickLinks')}</h2>
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
          <h2 id="campus-maps">{t('server.campuses')}</h2>
          <ul aria-labelledby="campus-maps">
            <FooterLinks links={settings.campusMaps} />
          </ul>
          <nav className={styles.notices} aria-labelledby="classes-and-notices">
            <h2 id="classes-and-notices">{t('server.classesAndNotices')}</h2>
            <ul>
              <li>
                <a href={pageAddress(t.language, '/status')}>{t('status.title')}</a>
              </li>
              <li>
                <a href={pageAddress(t.language, '/verify')}>{t('server.isNoticeReal')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <div>
          <h2>{t('server.contact')}</h2>
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
        {t('server.copyright', { year, school: settings.schoolName })}
      </p>
    </>
  )
}

const FooterLinks = ({ links }: { links: FooterSettings['campusMaps'] }) =>
  links.map(({ label, url }) => (
    <li key={label}>
      <OutsideLink to={url}>{label}</OutsideLink>
    </li>
  ))
