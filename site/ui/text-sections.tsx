import { Paragraphs } from './paragraphs.tsx'

interface TextSectionsProps {
  sections: readonly { heading: string; paragraphs: readonly string[]; points: readonly string[] }[]
  /** `timeline` shows the headings, years or periods, along a line */
  look?: 'plain' | 'timeline'
}

/** The parts of a longer page: headings with text and bullet points. */
export function TextSections({ sections, look = 'plain' }: TextSectionsProps) {
  if (sections.length === 0) return null
  return (
    <div className={look === 'timeline' ? 'timeline' : 'text-sections'}>
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
