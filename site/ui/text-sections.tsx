import type { ReactNode } from 'react'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Paragraphs } from './paragraphs.tsx'
import * as styles from './text-sections.module.css'

interface TextSectionsProps {
  sections: readonly { heading: string; paragraphs: readonly string[]; points: readonly string[] }[]
  /**
   * `rows` and the roomier `wide` put headings beside their text on large screens; `columns` are short
   * parts beside each other
   */
  look?: keyof typeof looks
  /** how many parts of the page are above these */
  before?: number
  /** what is beside each part, in their order */
  beside?: readonly ReactNode[] | undefined
}

const looks = {
  wide: `${styles.root} ${styles.wide}`,
  rows: `${styles.root} ${styles.rows}`,
  columns: `${styles.root} ${styles.columns}`,
  timeline: styles.timeline,
}

/** From how many parts on a page has a list of them. */
const listedFrom = 7

/** The parts of a longer page: headings with text and bullet points; many are listed above them. */
export function TextSections({ sections, look = 'rows', before = 0, beside }: TextSectionsProps) {
  const t = useMessages()
  if (sections.length === 0) return null
  const parts = (
    <div className={looks[look]} data-reveal={look === 'timeline' ? 'each' : undefined}>
      {sections.map(({ heading, paragraphs, points, ...section }, place) => (
        <section key={heading} id={`part-${before + place + 1}`} lang={contentLanguage(t, section)}>
          <h2>{heading}</h2>
          <div className="prose">
            <Paragraphs texts={paragraphs} of={section} />
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
          {beside?.[place]}
        </section>
      ))}
    </div>
  )
  if (sections.length < listedFrom || look === 'timeline') return parts
  return (
    <>
      <details className={styles.contents}>
        <summary>{t('pages.onThisPage')}</summary>
        <ul>
          {sections.map(({ heading, ...section }, place) => (
            <li key={heading} lang={contentLanguage(t, section)}>
              <a href={`#part-${before + place + 1}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
      {parts}
    </>
  )
}
