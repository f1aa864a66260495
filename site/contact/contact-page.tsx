import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { drawAskForm } from '../ask/ask-form.server.tsx'
import { AskSection } from '../ask/ask-section.tsx'
import { CategoryFrame } from '../categories/category-frame.tsx'
import { readContext } from '../context.server.ts'
import { FactCards } from '../ui/fact-cards.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
import { TextSections } from '../ui/text-sections.tsx'
import { pageAddress } from '../page-address.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/contact-page.ts'
import { reachAnchor } from './ask-address.ts'
import { CallButtons, ContactCards, type Contact } from './contact-cards.tsx'
import { readContacts, readRecords } from './read-contacts.server.ts'
import * as styles from './contact-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const [category, records, { hasOthers, ...contacts }] = await Promise.all([
    readCategory(source, 'connectWithUs'),
    readRecords(source, t),
    readContacts(source, t),
  ])
  return {
    header: category.headerContent,
    page: category.pageContent,
    contacts,
    records,
    askForm: await drawAskForm(source, t, { hasOtherOffices: hasOthers }),
    canonical: publicOrigin + pageAddress(t.language, '/contact-us'),
  }
}

/** Shows how to reach each campus and office (spec 2, 3); leaves out what is not known. */
export default function ContactPage({
  loaderData: { header, page, contacts, records, askForm, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <CategoryFrame header={header} canonical={canonical}>
      <Campuses campuses={contacts.campuses} hasPhone={contacts.hasPhone} />
      {contacts.hours.length > 0 && (
        <section className={styles.part}>
          <h2>{t('pages.officeHours')}</h2>
          <ul>
            {contacts.hours.map((hours) => (
              <li key={hours}>{hours}</li>
            ))}
          </ul>
        </section>
      )}
      <Offices heading={t('pages.frontDesk')} contacts={contacts.offices} />
      <div className={`${styles.part} ${styles.talk}`}>
        <section>
          <h2 lang={contentLanguage(t, page)}>{page.title}</h2>
          <Paragraphs texts={page.description} of={page} />
        </section>
        <TextSections sections={page.sections} look="columns" />
      </div>
      {records && (
        <section id="records" className={`${styles.part} ${styles.records}`}>
          <div className={sectionHeadStyles.root}>
            <h2>{records.heading}</h2>
            <a href={records.ask.to} className={buttonStyles.quiet}>
              {records.ask.label}
            </a>
          </div>
          <p>{records.hint}</p>
          <FactCards cards={records.cards} />
        </section>
      )}
      <Offices heading={t('pages.basicEducation')} contacts={contacts.basicEducation} />
      <Offices heading={t('common.menuCollege')} contacts={contacts.college} department="college" />
      <AskSection html={askForm} />
    </CategoryFrame>
  )
}

type Campus = Route.ComponentProps['loaderData']['contacts']['campuses'][number]

/** Lists the campuses with their addresses, phones and maps. */
function Campuses({ campuses, hasPhone }: { campuses: readonly Campus[]; hasPhone: boolean }) {
  const t = useMessages()
  return (
    <section aria-labelledby={reachAnchor} className={styles.campuses}>
      <div className={sectionHeadStyles.root}>
        <h2 id={reachAnchor}>{t('common.howToReachUs')}</h2>
        <a href="#ask" className={buttonStyles.root}>
          {t('common.askUs')}
        </a>
      </div>
      {!hasPhone && <p>{t('pages.noPhone')}</p>}
      <ul>
        {campuses.map(({ title, address, phone, map, isFoundByName }) => (
          <li key={title}>
            <h3>{title}</h3>
            {address && <address>{address}</address>}
            {isFoundByName && <p>{t('pages.foundByName')}</p>}
            <div>
              <OutsideLink to={map} className={buttonStyles.light}>
                {t('pages.openMap')}
              </OutsideLink>
              <CallButtons phone={phone} className={buttonStyles.light} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OfficesProps {
  heading: string
  contacts: readonly Contact[]
  /** the department whose color they have */
  department?: string
}

function Offices({ heading, contacts, department }: OfficesProps) {
  if (contacts.length === 0) return null
  return (
    <section className={styles.part} data-department={department}>
      <h2>{heading}</h2>
      <ContactCards contacts={contacts} />
    </section>
  )
}
