import type { PageSettings } from '../../school/settings/site-settings.ts'
import { toBeAnnounced } from '../../school/to-be-announced.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { useKeptMarkup } from './kept-markup.ts'
import * as styles from './site-footer.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

interface SiteFooterProps {
  settings: PageSettings
  year: number
}

/** The footer of the shared layout (spec 2). Missing values read 'To be announced'. */
export function SiteFooter(props: SiteFooterProps) {
  const content = useKeptMarkup(props.settings, String(props.year), <FooterContent {...props} />)
  return <footer className={styles.root} {...content} />
}

function FooterContent({ settings, year }: SiteFooterProps) {
  return (
    <>
      <div className={`${wrapStyles.root} ${styles.grid}`}>
        <div>
          <img src="/images/logo-white.svg" alt="" width="56" height="56" loading="lazy" />
          <p className={styles.name}>{settings.schoolName}</p>
          <p>{settings.tagline}</p>
          <ul className={styles.pages} aria-label="Social pages">
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
          <h2 id="quick-links">Quick Links</h2>
          <ul>
            <li>
              <a href="/data-privacy-policy">Data Privacy Policy</a>
            </li>
            <li>
              <a href="/learn-with-us">Admissions</a>
            </li>
            {settings.externalLinks.map((link) => (
              <li key={link.label}>
                <MaybeLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 id="campus-maps">Campuses</h2>
          <ul aria-labelledby="campus-maps">
            {settings.campusMaps.map((map) => (
              <li key={map.label}>
                <MaybeLink {...map} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>Contact</h2>
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
        © {year} {settings.schoolName} All rights reserved.
      </p>
    </>
  )
}

function MaybeLink({ label, url }: { label: string; url: string | null }) {
  if (url) return <OutsideLink to={url}>{label}</OutsideLink>
  return (
    <>
      {label}: <span className={styles.open}>{toBeAnnounced}</span>
    </>
  )
}
