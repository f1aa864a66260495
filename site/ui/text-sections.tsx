import type { ReactNode } from 'react'
import type { ShownPicture } from '../../school/base/photo.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Paragraphs } from './staff-text.tsx'
import { Picture } from './picture.tsx'
import { UnbrokenText } from './unbroken-text.tsx'
import * as styles from './text-sections.module.css'
import './text-sections.cards.module.css'
import './text-sections.ledger.module.css'

export interface TextSection {
  heading: string
  paragraphs: readonly string[]
  points: readonly string[]
  picture?: ShownPicture | null
}

/** Looks in which the words of a heading before a colon stand out. */
const withTerms = new Set(['cards', 'ledger', 'offers'])

interface TextSectionsProps {
  sections: readonly TextSection[]
  /**
   * `wide`: headings beside text; `columns`: short parts beside each other; `cards`: more of them;
   * `ledger`: a row of points each; `offers`: headings of a name and an amount
   */
  look?: 'wide' | 'rows' | 'columns' | 'cards' | 'ledger' | 'offers' | 'timeline'
  /** number of parts of the page above these */
  before?: number
  /** contents beside each part instead of its picture, in their order */
  beside?: readonly ReactNode[] | undefined
}

/** The parts of a longer page: headings with text, bullet points and a picture. */
export function TextSections({ sections, look = 'rows', before = 0, beside }: TextSectionsProps) {
  const t = useMessages()
  if (sections.length === 0) return null
  return (
    <div
      className={styles.root}
      data-look={look}
      data-pictured={
        (look === 'timeline' &&
          sections.every(({ picture }, at) => Boolean(beside?.[at] ?? picture))) ||
        undefined
      }
      data-reveal={look === 'timeline' ? 'each' : undefined}
    >
      {sections.map(({ heading, paragraphs, points, picture, ...section }, place) => (
        <section key={heading} id={`part-${before + place + 1}`} lang={contentLanguage(t, section)}>
          <h2>
            {withTerms.has(look) ? <WithTerm text={heading} /> : <UnbrokenText text={heading} />}
          </h2>
          <div className="prose">
            <Paragraphs texts={paragraphs} of={section} />
            {points.length > 0 && <Points points={points} />}
          </div>
          {beside?.[place] ??
            (picture && (
              <Picture src={picture} width={640} height={360} className={styles.picture} />
            ))}
        </section>
      ))}
    </div>
  )
}

/** Finds a few words before a colon. */
const term = /^([^:]{2,60}):\s+(.+)$/s

/** Tells whether a heading is a name and, after a colon, an amount. */
export const isOffer = ({ heading }: TextSection) => term.test(heading)

/** A heading or point; words before a colon stand out. */
function WithTerm({ text }: { text: string }) {
  const [, start, end] = term.exec(text) ?? []
  return start && end ? (
    <>
      <b>{start}:</b> <UnbrokenText text={end} />
    </>
  ) : (
    <UnbrokenText text={text} />
  )
}

/** A list; when each point begins with a few words and a colon, these are its terms. */
function Points({ points }: { points: readonly string[] }) {
  const haveTerms = points.length > 1 && points.every((point) => term.test(point))
  return (
    <ul className={haveTerms ? styles.terms : undefined}>
      {points.map((point) => (
        <li key={point}>{haveTerms ? <WithTerm text={point} /> : <UnbrokenText text={point} />}</li>
      ))}
    </ul>
  )
}

/** Minimum number of parts of a page that has a list of its parts. */
const minListedParts = 7

/** The list of the parts of a long page: beside them on a desk, closed on a phone. */
export function PartList({ sections }: { sections: readonly TextSection[] }) {
  const t = useMessages()
  if (sections.length < minListedParts) return null
  return (
    <nav aria-label={t('pages.onThisPage')} className={styles.contents} data-screen-only>
      <details>
        <summary>{t('pages.onThisPage')}</summary>
      </details>
      <ul>
        {sections.map(({ heading, ...section }, place) => (
          <li key={heading} lang={contentLanguage(t, section)}>
            <a href={`#part-${place + 1}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
