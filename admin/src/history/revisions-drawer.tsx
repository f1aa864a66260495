import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldShape } from '../forms/form-shape.ts'
import { formatMoment } from '../layout/times.ts'
import { Button } from '../ui/button.tsx'
import { SidePanel } from '../ui/dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { listChanges } from './field-changes.ts'
import { ChangeList } from './field-diff.tsx'
import type { DocumentId } from '../api/documents.ts'
import { listRevisions, readRevision } from './revisions.ts'
import * as styles from './revisions-drawer.module.css'

interface Current {
  data: unknown
  revision: number
  liveRevision: number | null
  workingRevision: number | null
}

interface RevisionsDrawerProps {
  revised: DocumentId
  shape: FieldShape
  current: Current
  mayRevert: boolean
  onRevert: (revision: number) => Promise<void>
  onClose: () => void
}

/** Lists every revision with its changes and a button to restore it. */
export function RevisionsDrawer({
  revised,
  shape,
  current,
  mayRevert,
  onRevert,
  onClose,
}: RevisionsDrawerProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const { data: revisions = [], isPending } = useQuery({
    queryKey: ['revisions', revised, current.revision],
    queryFn: () => listRevisions(revised),
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
              {mayRevert && number !== current.revision && (
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

/** Says which version is the newest, and which one visitors see when that is another one. */
function markOf(number: number, { revision, liveRevision, workingRevision }: Current) {
  if (workingRevision === null) return number === revision && ' (current)'
  if (number === liveRevision) return ' (published)'
  return number === revision && ' (newest, not published)'
}

function RevisionChanges({
  revised,
  shape,
  number,
}: {
  revised: DocumentId
  shape: FieldShape
  number: number
}) {
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
