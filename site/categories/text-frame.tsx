import { Children, type ReactNode } from 'react'
import type { InLanguage } from '../../school/base/filipino.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { PartList, TextSections, type TextSection } from '../ui/text-sections.tsx'
import { Words } from '../ui/words.tsx'
import { hasRail, Rail } from './rail.tsx'
import type { RailContent } from './read-rail.server.ts'
import { splitYears } from './years.ts'
import * as styles from './text-frame.module.css'

export interface Sibling extends InLanguage {
  address: string
  title: string
  isCurrent: boolean
}

interface TextFrameProps {
  page: { description: readonly string[]; sections: readonly TextSection[] }
  /** the page's tag, for pages that look like no other */
  tag: string
  rail?: RailContent | null | undefined
  /** a button above the next steps */
  action?: ReactNode
  /** whether the next steps come before the text */
  stepsFirst?: boolean
  siblings: readonly Sibling[]
  /** what is beside each section, in their order */
  beside?: readonly ReactNode[] | undefined
  /** below the lead, as wide as the page */
  children?: ReactNode
  /** below the sections */
  foot?: ReactNode
}

/** From how many sections on a page is long, and from how many neighbors on they are a strip. */
const longFrom = 2
const stripFrom = 7

/** From how many sections of at most so many characters on they are cards. */
const cardsFrom = 4
const cardLength = 700

const lengthOf = ({ paragraphs, points }: TextSection) => [...paragraphs, ...points].join('').length

/**
 * A page of text. Its first paragraph is as wide as the page. A short page has next steps and neighbors
 * beside its text, a long one only beside its introduction; below cards and a timeline they are last.
 */
export function TextFrame({
  page: { sections, ...page },
  tag,
  rail,
  action,
  stepsFirst = false,
  siblings,
  beside,
  children,
  foot,
}: TextFrameProps) {
  const t = useMessages()
  const [lead = '', ...rest] = page.description
  const { years, others } = splitYears(sections)
  const isTimeline = years.length > 0
  const areCards =
    !isTimeline &&
    sections.length >= cardsFrom &&
    sections.every((section) => lengthOf(section) <= cardLength)
  const isLong = !isTimeline && !areCards && sections.length >= longFrom
  const isShort = !isTimeline && sections.length < longFrom
  const hasSteps = Boolean(rail && hasRail(rail))
  const next = (Boolean(action) || hasSteps) && (
    <div className={styles.next}>
      {action}
      {rail && hasSteps && <Rail rail={rail} />}
    </div>
  )
  const pages = siblings.length > 1 && (
    <nav aria-label={t('pages.ofSection')} className={styles.siblings}>
      <ul>
        {siblings.map((each) => (
          <li key={each.address}>
            <a href={each.address} aria-current={each.isCurrent ? 'page' : undefined}>
              <Words text={each.title} of={each} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
  const isBeside = isShort && siblings.length < stripFrom
  return (
    <div className={isShort ? styles.short : isLong ? styles.long : styles.wide} data-page={tag}>
      <div className={`prose-opening ${styles.lead}`}>
        <Paragraphs texts={[lead]} of={page} />
      </div>
      {Children.toArray(children).length > 0 && <div className={styles.extra}>{children}</div>}
      {stepsFirst && next}
      {rest.length > 0 && (
        <div className={`prose ${styles.rest}`}>
          <Paragraphs texts={rest} of={page} />
        </div>
      )}
      <PartList sections={isTimeline ? [] : sections} />
      <div className={styles.body}>
        <TextSections sections={years} look="timeline" beside={beside} />
        <TextSections
          sections={others}
          look={isTimeline ? 'columns' : areCards ? 'cards' : isLong ? 'wide' : 'rows'}
          before={years.length}
          beside={beside?.slice(years.length)}
        />
        {foot}
      </div>
      {isBeside ? (
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
