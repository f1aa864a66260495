import { readCategory } from '../../school/categories/read-category.server.ts'
import { campusesKind, contactsKind, type DirectoryEntry } from '../../school/contact/contact.ts'
import { readReference } from '../../school/reference/reference-content.server.ts'
import { toBeAnnounced } from '../../school/to-be-announced.ts'
import { CategoryFrame } from '../categories/category-frame.tsx'
import { contentSource, siteSettings } from '../context.server.ts'
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import type { Route } from './+types/contact-page.ts'
import * as leadStyles from '../ui/lead.module.css'
import * as styles from './contact-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(contentSource)
  const [category, campuses, directory] = await Promise.all([
    readCategory(database, 'connectWithUs'),
    readReference(database, campusesKind),
    readReference(database, contactsKind),
  ])
  const canonical = `${context.get(siteSettings).publicOrigin}/contact-us`
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
  const { header, page, campuses, directory, canonical } = loaderData
  return (
    <CategoryFrame header={header} canonical={canonical}>
      <div className={`prose prose-opening ${leadStyles.root}`}>
        <Paragraphs texts={page.description} />
      </div>
      <Directory heading="Basic Education" entries={directory.basicEducation} />
      <Directory heading="College" entries={directory.college} />
      <section aria-labelledby="campuses" className={styles.campuses}>
        <h2 id="campuses">Campuses</h2>
        <ul>
          {campuses.map((campus) => (
            <li key={campus.title}>
              <h3>{campus.title}</h3>
              <address>{campus.address ?? `Address: ${toBeAnnounced}`}</address>
              <p>
                {campus.mapLink ? (
                  <OutsideLink to={campus.mapLink}>Open the map</OutsideLink>
                ) : (
                  `Map: ${toBeAnnounced}`
                )}
              </p>
              <p>
                {campus.contact ? <PhoneLink phone={campus.contact} /> : `Phone: ${toBeAnnounced}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </CategoryFrame>
  )
}

function Directory({ heading, entries }: { heading: string; entries: readonly DirectoryEntry[] }) {
  return (
    <section className={styles.directory}>
      <h2>{heading}</h2>
      <div
        className={styles.sideways}
        tabIndex={0}
        role="region"
        aria-label={`Contacts of ${heading}`}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Department</th>
              <th scope="col">E-mail</th>
              <th scope="col">Page</th>
              <th scope="col">Phone</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ department, tag, email, url, phone }) => (
              <tr key={tag}>
                <th scope="row">{department}</th>
                <td data-label="E-mail">{email ? <EmailLink email={email} /> : toBeAnnounced}</td>
                <td data-label="Page">
                  {url ? <OutsideLink to={url}>Visit</OutsideLink> : toBeAnnounced}
                </td>
                <td data-label="Phone">{phone ? <PhoneLink phone={phone} /> : toBeAnnounced}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
