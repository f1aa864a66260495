import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind, type DirectoryEntry } from '../../school/kinds/contact-directory.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { CategoryFrame } from '../categories/category-frame.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/contact-page.ts'
import * as leadStyles from '../ui/lead.module.css'
import * as styles from './contact-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(contentSource)
  const [category, campuses, directory] = await Promise.all([
    readCategory(database, 'connectWithUs'),
    readReference(database, campusesKind),
    readReference(database, contactDirectoryKind),
  ])
  const canonical =
    context.get(siteSettings).publicOrigin +
    pageAddress(context.get(translation).language, '/contact-us')
  return {
    header: category.headerContent,
    page: category.pageContent,
    campuses,
    directory,
    canonical,
  }
}

/** How to reach each office and campus (spec 2, 3). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { header, page, campuses, directory, canonical } = loaderData
  return (
    <CategoryFrame header={header} canonical={canonical}>
      <div className={`prose prose-opening ${leadStyles.root}`}>
        <Paragraphs texts={page.description} />
      </div>
      <Directory heading={t('pages.basicEducation')} entries={directory.basicEducation} />
      <Directory heading={t('pages.college')} entries={directory.college} />
      <section aria-labelledby="campuses" className={styles.campuses}>
        <h2 id="campuses">{t('common.campuses')}</h2>
        <ul>
          {campuses.map((campus) => (
            <li key={campus.title}>
              <h3>{campus.title}</h3>
              <address>{campus.address ?? t('pages.openAddress')}</address>
              <p>
                {campus.mapLink ? (
                  <OutsideLink to={campus.mapLink}>{t('pages.openMap')}</OutsideLink>
                ) : (
                  t('pages.openMapAddress')
                )}
              </p>
              <p>{campus.contact ? <PhoneLink phone={campus.contact} /> : t('pages.openPhone')}</p>
            </li>
          ))}
        </ul>
      </section>
    </CategoryFrame>
  )
}

function Directory({ heading, entries }: { heading: string; entries: readonly DirectoryEntry[] }) {
  const t = useMessages()
  return (
    <section className={styles.directory}>
      <h2>{heading}</h2>
      <div
        className={styles.sideways}
        tabIndex={0}
        role="region"
        aria-label={t('pages.contactsOf', { heading })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('pages.department')}</th>
              <th scope="col">{t('common.email')}</th>
              <th scope="col">{t('pages.page')}</th>
              <th scope="col">{t('common.phone')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ department, tag, email, url, phone }) => (
              <tr key={tag}>
                <th scope="row">{department}</th>
                <td data-label={t('common.email')}>
                  {email ? <EmailLink email={email} /> : t('common.toBeAnnounced')}
                </td>
                <td data-label={t('pages.page')}>
                  {url ? (
                    <OutsideLink to={url}>{t('pages.visit')}</OutsideLink>
                  ) : (
                    t('common.toBeAnnounced')
                  )}
                </td>
                <td data-label={t('common.phone')}>
                  {phone ? <PhoneLink phone={phone} /> : t('common.toBeAnnounced')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
