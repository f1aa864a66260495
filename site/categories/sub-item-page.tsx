import type { ReactNode } from 'react'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
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

interface SubItemPageProps extends Pick<
  TextFrameProps,
  'action' | 'restHeading' | 'hasChecklist' | 'beside' | 'children'
> {
  page: SubItemPageData
  /** the first segment of the section's address, which may have colors of its own */
  section?: string
  /** titles of segments of the address that are no pages */
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
  rail?: RailContent
  /** a button above the next steps */
  action?: ReactNode
  /** puts the next steps before the rest of the text on a phone */
  stepsFirst?: boolean
  /** heading of the text below `children` */
  restHeading?: string | undefined
  /** makes the last section a list to tick off, on a panel as wide as the page */
  hasChecklist?: boolean
  /** links to the other pages of the section, and to this page */
  siblings?: readonly PageLink[]
  /** contents beside each section, in the order of the sections */
  beside?: readonly ReactNode[] | undefined
  /** additional content below the lead, as wide as the page */
  children?: ReactNode
  /** content below the sections */
  foot?: ReactNode
}

/** Minimum number of siblings that are a strip across the page, not a list beside the text. */
const stripLength = 7

/** Maximum length of a section that fits into a card, in characters. */
const cardLength = 700

/** Maximum number of points of a section in a ledger. */
const ledgerPoints = 6

const fitsCard = ({ paragraphs, points }: TextSection) =>
  [...paragraphs, ...points].join('').length <= cardLength

const fitsLedger = ({ paragraphs, points }: TextSection) =>
  paragraphs.length === 0 && points.length <= ledgerPoints

/** Chooses the look of sections: four or more short ones are offers, a ledger or cards. */
function chooseLook(sections: readonly TextSection[]) {
  if (sections.length < 2) return 'rows'
  if (sections.length < 4 || !sections.every(fitsCard)) return 'wide'
  if (sections.every(isOffer)) return 'offers'
  return sections.every(fitsLedger) ? 'ledger' : 'cards'
}

/**
 * A page of text. A short page has next steps and siblings beside its text, a long one only beside
 * its introduction; below cards and a timeline they are last.
 */
export function TextFrame({
  page,
  tag,
  rail,
  action,
  stepsFirst = false,
  restHeading,
  hasChecklist = false,
  siblings,
  beside,
  children,
  foot,
}: TextFrameProps) {
  const [lead = '', ...rest] = page.description
  const { years, others } = splitYears(page.sections)
  const lookWithoutChecklist = years.length > 0 ? 'columns' : chooseLook(others)
  const look = hasChecklist ? 'wide' : lookWithoutChecklist
  const isBesideText = look === 'rows' || look === 'wide'
  const isBand = !isBesideText || Boolean(restHeading) || Boolean(stepsFirst && action)
  const steps = rail && hasRail(rail) && <Rail rail={rail} />
  const nextSteps = (action || steps) && (
    <div className={isBand ? styles.band : styles.next}>
      {action}
      {steps}
    </div>
  )
  const siblingCount = siblings?.length ?? 0
  const siblingLinks = siblings && siblingCount > 1 && (
    <div className={styles.siblings}>
      <PageLinks pages={siblings} />
    </div>
  )
  const hasSide = look === 'rows' && siblingCount < stripLength
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
      {stepsFirst && nextSteps}
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
      {hasSide && (nextSteps || siblingLinks) && (
        <div className={styles.side}>
          {nextSteps}
          {siblingLinks}
        </div>
      )}
      {!hasSide && !stepsFirst && nextSteps}
      {!hasSide && siblingLinks}
    </div>
  )
}
