import { contentLanguage } from '../languages/content-language.ts'
import type { AdmissionView } from '../../school/content/reference/read-departments.server.ts'
import { useMessages } from '../languages/use-messages.ts'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as foldStyles from '../ui/fold.module.css'
import * as tickStyles from '../ui/tick.module.css'

interface PaperSectionsProps {
  sections: AdmissionView['sections']
  /** each paper has a box to tick */
  canTick?: boolean
  /** shows each list after a click on its heading; the first list is open */
  isFolded?: boolean
}

/** The papers of a level, on the page of its department and on the page about how to apply. */
export function PaperSections({ sections, canTick = false, isFolded = false }: PaperSectionsProps) {
  const t = useMessages()
  return sections.map(({ heading, anchor, description, requirements, ...section }, place) => {
    const title = (
      <h3>
        <UnbrokenText text={heading} />
      </h3>
    )
    const list = (
      <>
        {description && (
          <p>
            <UnbrokenText text={description} />
          </p>
        )}
        {requirements.length > 0 && (
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>
                {canTick ? (
                  <label>
                    <input type="checkbox" className={tickStyles.root} value={requirement} />
                    <span>
                      <UnbrokenText text={requirement} />
                    </span>
                  </label>
                ) : (
                  <UnbrokenText text={requirement} />
                )}
              </li>
            ))}
          </ul>
        )}
      </>
    )
    return (
      <section key={heading} id={anchor} lang={contentLanguage(t, section)}>
        {isFolded ? (
          <details open={place === 0} className={foldStyles.root}>
            <summary>{title}</summary>
            {list}
          </details>
        ) : (
          <>
            {title}
            {list}
          </>
        )}
      </section>
    )
  })
}
