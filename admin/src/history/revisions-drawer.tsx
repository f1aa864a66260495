import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { formatMoment } from '../layout/times.ts'
import { Button } from '../ui/button.tsx'
import { SidePanel } from '../ui/dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { listChanges } from './field-changes.ts'
import { ChangeList } from './field-diff.tsx'
import { idOf, type AnyDocument, type DocumentId, readRevision } from '../api/documents.ts'
import * as styles from './revisions-drawer.module.css'

interface RevisionsDrawerProps {
  shape: FieldShape
  current: AnyDocument
  onRevert: (revision: number) => Promise<void>
  onClose: () => void
}

/** Lists every revision with its changes and a button to restore it. */
export function RevisionsDrawer({ shape, current, onRevert, onClose }: RevisionsDrawerProps) {
  const revised = idOf(current)
  const [opened, setOpened] = useState<number | null>(null)
  const { data: revisions = [], isPending } = useQuery({
    queryKey: ['revisions', revised, current.revision],
    queryFn: () => callStaffApi('GET /entries/:kind/:id/revisions', { params: revised }),
  })
  return (
    <SidePanel title="History" onClose={onClose}>
      {isPending && 'One moment …'}
      <ol reversed>
        {revisions.map(({ number, savedAt, savedBy }) => (
          <li key={number} className={styles.revision}>
            <p>
              {formatMoment(savedAt)}
              {savedBy && `, by ${savedBy}`}
              {markOf(number, current)}
            </p>
            <div className={layout.row}>
              <Button
                aria-expanded={opened === number}
                aria-label={`What changed in version ${number}`}
                onClick={() => setOpened(opened === number ? null : number)}
              >
                What changed
              </Button>
              {current.can.includes('revert') && number !== current.revision && (
                <Button
                  aria-label={`Restore version ${number}`}
                  onClick={() => void onRevert(number)}
                >
                  Restore this version
                </Button>
              )}
            </div>
            {opened === number && (
              <RevisionChanges revised={revised} shape={shape} number={number} />
            )}
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}

/** Marks the newest revision, and the one that visitors see where it differs. */
function markOf(number: number, { revision, liveRevision, workingRevision }: AnyDocument) {
  if (workingRevision === null) return number === revision && ' (current)'
  if (number === liveRevision) return ' (published)'
  return number === revision && ' (newest, not published)'
}

interface RevisionChangesProps {
  revised: DocumentId
  shape: FieldShape
  number: number
}

function RevisionChanges({ revised, shape, number }: RevisionChangesProps) {
  const { data: versions } = useQuery({
    queryKey: ['revision', revised, number],
    queryFn: async () => {
      const [before, after] = await Promise.all([
        number > 1 ? readRevision(revised, number - 1) : shape.start,
        readRevision(revised, number),
      ])
      return { before, after }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return versions ? (
    <ChangeList changes={listChanges(shape, versions.before, versions.after)} />
  ) : (
    'One moment …'
  )
}
