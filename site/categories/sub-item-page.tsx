import type { ReactNode } from 'react'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { SampleNote, SampleTag } from '../ui/sample-note.tsx'
import { isOffer, PartList, TextSections, type TextSection } from '../ui/text-sections.tsx'
import { PageLinks, type PageLink } from './page-links.tsx'
import { hasRail, Rail } from './rail.tsx'
import type { RailContent } from './read-rail.server.ts'
import type { SubItemPageData } from './read-sub-item-page.server.ts'
import { splitYears } from './years.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './sub-item-page.module.css'
import './sub-item-page.pages.module.css'

interface SubItemPageProps extends Omit<
  TextFrameProps,
  'page' | 'tag' | 'rail' | 'siblings' | 'foot'
> {
  page: SubItemPageData
  /** the first segment of the section's address, which may have colors of its own */
  section?: string
  /** the crumbs between home and the page whose addresses are no pages */
  between?: Record<string, string>
}

/** A page below a category: header, text, sections and contacts, with links to its neighbors. */
export function SubItemPage({
  page: { item, rail, siblings, canonical },
  section,
  between,
  ...frame
}: SubItemPageProps) {
  const hasContact = Boolean(item.fbLink ?? item.emailAddress ?? item.contactNumber)
  return (
    <div data-section={section}>
      <PageHead
        title={item.title}
        description={item.shortDescription}
        canonical={canonical}
        isSample={item.sample}
      />
      <Banner title={item.title} picture={item.headerImg} of={item}>
        <p>{item.shortDescription}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <div className={styles.head}>
          <Breadcrumb last={item.title} of={item} {...(between && { between })} />
          {item.sample && <SampleTag />}
        </div>
        <TextFrame
          {...frame}
          page={item}
          tag={item.tag}
          rail={rail}
          siblings={siblings}
          foot={
            <>
              {hasContact && (
                <ContactList
                  page={item.fbLink}
                  pageLabel={item.title}
                  email={item.emailAddress}
                  phone={item.contactNumber}
                />
              )}
              {item.sample && <SampleNote />}
            </>
          }
        />
      </div>
    </div>
  )
}

interface TextFrameProps {
  page: { description: readonly string[]; sections: readonly TextSection[] }
  /** the page's tag, for pages that look like no other */
  tag: string
  rail?: RailContent | null | undefined
  /** a button above the next steps */
  action?: ReactNode
  /** puts the next steps before the rest of the text on a phone */
  stepsFirst?: boolean
  /** heading of the text below `children` */
  restHeading?: string | undefined
  /** makes the last section a list to tick off, on a panel as wide as the page */
  hasChecklist?: boolean
  siblings: readonly PageLink[]
  /** a part beside each section, in their order */
  beside?: readonly ReactNode[] | undefined
  /** additional content below the lead, as wide as the page */
  children?: ReactNode
  /** below the sections */
  foot?: ReactNode
}

/** From how many neighbors on they are a strip. */
const stripFrom = 7

/** The longest section that fits into a card, in characters. */
const cardLength = 700

/** The looks of pages that have their next steps beside text; on others they are a band. */
const besideText = new Set(['rows', 'wide'])

/** The most points of a part of a ledger. */
const rowLength = 6

/** Returns how sections without years look: four or more short ones are offers, ledger or cards. */
function lookOf(yearCount: number, sections: readonly TextSection[]) {
  if (yearCount > 0) return 'columns'
  if (sections.length < 2) return 'rows'
  const areShort = sections.every(
    ({ paragraphs, points }) => [...paragraphs, ...points].join('').length <= cardLength,
  )
  if (sections.length < 4 || !areShort) return 'wide'
  if (sections.every(isOffer)) return 'offers'
  return sections.every(
    ({ paragraphs, points }) => paragraphs.length === 0 && points.length <= rowLength,
  )
    ? 'ledger'
    : 'cards'
}

/**
 * A page of text. A short page has next steps and neighbors beside its text, a long one only beside
 * its introduction; below cards and a timeline they are last.
 */
export function TextFrame({
  page,
  tag,
  rail,
  action,
  stepsFirst,
  restHeading,
  hasChecklist = false,
  siblings,
  beside,
  children,
  foot,
}: TextFrameProps) {
  const [lead = '', ...rest] = page.description
  const { years, others } = splitYears(page.sections)
  const look = hasChecklist ? 'wide' : lookOf(years.length, others)
  const steps = rail && hasRail(rail) && <Rail rail={rail} />
  const next = (action || steps) && (
    <div
      className={
        (stepsFirst && action) || restHeading || !besideText.has(look) ? styles.band : styles.next
      }
    >
      {action}
      {steps}
    </div>
  )
  const pages = siblings.length > 1 && (
    <div className={styles.siblings}>
      <PageLinks pages={siblings} />
    </div>
  )
  return (
    <div
      className={styles.root}
      data-look={look}
      data-page={tag}
      data-checklist={hasChecklist || undefined}
    >
      <div className={`prose-opening ${styles.lead}`}>
        <Paragraphs texts={[lead]} of={page} />
      </div>
      <div className={styles.extra}>{children}</div>
      {stepsFirst && next}
      {rest.length > 0 && (
        <div className={`prose ${styles.rest}`}>
          {restHeading && <h2>{restHeading}</h2>}
          <Paragraphs texts={rest} of={page} />
        </div>
      )}
      {years.length === 0 && <PartList sections={others} />}
      <div className={styles.body}>
        <TextSections sections={years} look="timeline" beside={beside} />
        <TextSections
          sections={others}
          look={look}
          before={years.length}
          beside={beside?.slice(years.length)}
        />
        {foot}
      </div>
      {look === 'rows' && siblings.length < stripFrom ? (
        (next || pages) && (
          <div className={styles.side}>
            {next}
            {pages}
          </div>
        )
      ) : (
        <>
          {!stepsFirst && next}
          {pages}
        </>
      )}
    </div>
  )
}
