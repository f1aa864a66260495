import { Paragraphs } from './paragraphs.tsx'
import * as styles from './text-sections.module.css'

interface TextSectionsProps {
  sections: readonly { heading: string; paragraphs: readonly string[]; points: readonly string[] }[]
  /** `wide` puts headings beside their text on large screens, `timeline` along a line */
  look?: keyof typeof looks
}

const looks = {
  plain: `${styles.root} ${styles.plain}`,
  wide: `${styles.root} ${styles.wide}`,
  timeline: styles.timeline,
}

/** The parts of a longer page: headings with text and bullet points. */
export function TextSections({ sections, look = 'plain' }: TextSectionsProps) {
  if (sections.length === 0) return null
  return (
    <div className={looks[look]} data-reveal={look === 'timeline' ? 'each' : undefined}>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div className="prose">
            <Paragraphs texts={paragraphs} />
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
