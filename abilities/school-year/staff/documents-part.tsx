import { Link } from 'react-router'
import { WaitingNote } from '../../../admin/src/changes/waiting-note.tsx'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { fieldPath, referencePath } from '../../../admin/src/reference/reference-paths.ts'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import { Checkbox } from '../../../admin/src/ui/checkbox.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { findYearDocument } from '../school-year.ts'
import type { PartProps } from './part.tsx'
import type { Plan } from './year-plan.ts'

/** The documents of the year with their waiting changes, and other texts that name a school year. */
export function DocumentsPart({ site, plan, onChange }: PartProps) {
  return (
    <>
      <p>
        Open each document, enter what is new in {site.next}, and press <b>Save draft</b>. Visitors
        see your drafts when the school year begins. Leave what is not decided yet as it is. Each
        opens in a new tab.
      </p>
      <ul className={layout.list}>
        {plan.documents.map((planned) => (
          <DocumentLine
            key={planned.document.key}
            planned={planned}
            onChoose={(isChosen) => onChange(['documents', planned.document.key], isChosen)}
          />
        ))}
      </ul>
      {site.texts.length > 0 && (
        <details>
          <summary>Other texts that name a school year ({site.texts.length})</summary>
          <p>Some say since when a rule holds, and stay. Each opens in a new tab.</p>
          <ul className={layout.list}>
            {site.texts.map((text) => (
              <li key={`${text.key} ${text.field}`}>
                <Link to={fieldPath(text)} target="_blank">
                  {text.page}
                </Link>
                <p className={layout.muted}>{text.text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface DocumentLineProps {
  planned: Plan['documents'][number]
  onChoose: (isChosen: boolean) => void
}

function DocumentLine({ planned: { document, isChosen }, onChoose }: DocumentLineProps) {
  const { key, title, workingRevision, updatedAt, updatedBy } = document
  const { part, field } = findYearDocument(key) ?? {}
  return (
    <li className={layout.card}>
      <div className={layout.row}>
        <div className={layout.grow}>
          <b>{title}</b>
          {part && <p className={layout.muted}>{part}</p>}
          {workingRevision === null ? (
            <p>No change waits.</p>
          ) : (
            <>
              <WaitingNote of={document} />
              <p className={layout.muted}>
                Changed {formatMoment(updatedAt)} by {updatedBy ?? 'another person'}
              </p>
            </>
          )}
        </div>
        <ButtonLink
          look="outlined"
          to={field ? fieldPath({ key, field }) : referencePath(key)}
          target="_blank"
          aria-label={`Open ${title}`}
        >
          Open
        </ButtonLink>
      </div>
      {workingRevision !== null && (
        <Checkbox
          label="Show this change when the school year begins"
          aria-label={`Show this change when the school year begins: ${title}`}
          isChecked={isChosen}
          onChange={onChoose}
        />
      )}
    </li>
  )
}
