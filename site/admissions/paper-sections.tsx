import { contentLanguage } from '../languages/content-language.ts'
import type { Admission } from '../../school/kinds/admissions.ts'
import { admissionAnchor } from '../../school/kinds/section-anchors.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as tickStyles from '../ui/tick.module.css'

interface PaperSectionsProps {
  sections: Admission['sections']
  /** whether each paper has a box to tick */
  canTick?: boolean
}

/** The papers of a level, the same on its department's page and on the way to apply. */
export function PaperSections({ sections, canTick = false }: PaperSectionsProps) {
  const t = useMessages()
  return sections.map(({ heading, description, requirements, ...section }) => (
    <section key={heading} id={admissionAnchor(heading)} lang={contentLanguage(t, section)}>
      <h3>{heading}</h3>
      {description && <p>{description}</p>}
      {requirements.length > 0 && (
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>
              {canTick ? (
                <label>
                  <input type="checkbox" className={tickStyles.root} value={requirement} />
                  {requirement}
                </label>
              ) : (
                requirement
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
