import { Link } from 'react-router'
import { fieldPath, referencePath } from '../../../admin/src/reference/reference-paths.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Now, StepPart, type StepProps } from './step-parts.tsx'

/** The note above the admission requirements, and other texts that name a school year. */
export function UpdatedStep({ site, plan, onChange }: StepProps) {
  return (
    <>
      <p>
        The admissions panels say when their requirements were last checked. Read them in{' '}
        <Link to={referencePath('admissions')} target="_blank">
          Admissions
        </Link>{' '}
        first; it opens in a new tab.
      </p>
      <Now>“Updated as of {site.admissionsUpdated}”</Now>
      <TextField
        label="Updated as of"
        isShort
        maxLength={40}
        value={plan.admissionsUpdated}
        help="Leave it empty to keep what it says now."
        onChange={(text) => onChange(['admissionsUpdated'], text)}
      />
      {site.texts.length > 0 && (
        <StepPart title="Texts that name a school year">
          <p>
            These are not changed here: some say since when a rule holds. Each opens in a new tab.
          </p>
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
        </StepPart>
      )}
    </>
  )
}
