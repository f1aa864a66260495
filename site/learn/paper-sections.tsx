import { contentLanguage } from '../languages/content-language.ts'
import type { AdmissionView } from '../../school/content/reference/read-departments.server.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as tickStyles from '../ui/tick.module.css'

interface PaperSectionsProps {
  sections: AdmissionView['sections']
  /** each paper has a box to tick */
  canTick?: boolean
}

/** The papers of a level, the same on its department's page and on the way to apply. */
export function PaperSections({ sections, canTick = false }: PaperSectionsProps) {
  const t = useMessages()
  return sections.map(({ heading, anchor, description, requirements, ...section }) => (
    <section key={heading} id={anchor} lang={contentLanguage(t, section)}>
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
