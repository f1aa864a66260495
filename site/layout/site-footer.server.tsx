import { renderToStaticMarkup } from 'react-dom/server'
import type { FooterLink, FooterSettings } from '../../school/kinds/footer-settings.ts'
import { askAddress } from '../contact/ask-address.ts'
import type { Translate } from '../languages/translate.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { OfficeContacts } from '../ui/contact-links.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './site-footer.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

/** Cache of the footer's HTML, by settings, then by language and year. */
const drawn = new WeakMap<FooterSettings, Map<string, string>>()

/** Draws the content of the footer (spec 2) as HTML, once. @param year of the copyright */
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

/** Links without an address of their own say what they open; an office without a number is asked. */
function Footer({ settings, t, year }: FooterProps) {
  return (
    <>
      <div className={`${wrapStyles.root} ${styles.grid}`}>
        <div className={styles.school}>
          <img src="/images/logo-white.svg" alt="" width="56" height="56" loading="lazy" />
          <div>
            <p className={styles.name}>{settings.schoolName}</p>
            <p>{settings.tagline}</p>
          </div>
          <ul className={styles.pages} aria-label={t('server.socialPages')}>
            <FooterLinks
              t={t}
              links={settings.socialPages}
              settings={settings}
              look={styles.page}
            />
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
            <FooterLinks t={t} links={settings.externalLinks} settings={settings} />
          </ul>
        </nav>
        <div>
          <h2 id="campus-maps">{t('server.campuses')}</h2>
          <ul aria-labelledby="campus-maps">
            <FooterLinks t={t} links={settings.campusMaps} settings={settings} />
          </ul>
        </div>
        <nav aria-labelledby="classes-and-notices">
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
        <div>
          <h2>{t('server.contact')}</h2>
          <address>{settings.address}</address>
          <OfficeContacts
            contacts={settings.contacts.map(({ questionTopic: topic, ...contact }) => ({
              ...contact,
              whenUnknown: <a href={askAddress(t.language, { topic })}>{t('common.askUs')}</a>,
            }))}
          />
        </div>
      </div>
      <p className={`${wrapStyles.root} ${styles.copyright}`}>
        {t('server.copyright', { year, school: settings.schoolName })}
      </p>
    </>
  )
}

interface FooterLinksProps {
  t: Translate
  links: readonly FooterLink[]
  settings: FooterSettings
  look?: string | undefined
}

const FooterLinks = ({ t, links, settings: { shortName }, look }: FooterLinksProps) =>
  links.map(({ label, url, opens }) => (
    <li key={label}>
      <OutsideLink to={url} className={look}>
        {t('server.footerLink', { label, opens, school: shortName })}
      </OutsideLink>
    </li>
  ))
