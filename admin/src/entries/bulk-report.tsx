import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { entryPath, listedTitle } from './kind-pages.ts'
import type { BulkOutcome } from './run-bulk.ts'

/** Maximum number of entries listed for each reason. */
const listedLimit = 50

interface BulkReportProps {
  kind: AnyKind
  /** says what was done */
  text: string
  outcome: BulkOutcome
  onUndo: (() => void) | false
  onClose: () => void
}

/** Says what an action on several entries could not do, and why. */
export function BulkReport({ kind, text, outcome, onUndo, onClose }: BulkReportProps) {
  const reasons = [...new Set(outcome.refused.map(({ error }) => error))]
  return (
    <Dialog
      title={outcome.refused.length > 0 ? `Not done for ${outcome.refused.length}` : 'Not finished'}
      size="medium"
      onClose={onClose}
      actions={
        <>
          {onUndo && <Button onClick={onUndo}>Undo</Button>}
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {outcome.problem && <Alert tone="warning">{outcome.problem}</Alert>}
      {reasons.map((reason) => {
        const refused = outcome.refused.filter(({ error }) => error === reason)
        return (
          <section key={reason} className={layout.tightStack}>
            <p>{reason}</p>
            <ul>
              {refused.slice(0, listedLimit).map(({ id, title }) => (
                <li key={id}>
                  <Link to={entryPath(kind, id)} onClick={onClose}>
                    {listedTitle(kind, { title })}
                  </Link>
                </li>
              ))}
              {refused.length > listedLimit && <li>and {refused.length - listedLimit} more</li>}
            </ul>
          </section>
        )
      })}
    </Dialog>
  )
}
