import { useQuery } from '@tanstack/react-query'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { restoreEntry } from '../api/documents.ts'
import { useRestore } from '../entries/use-restore.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'

/** Lists the trash; entries can be restored. */
export function TrashPage() {
  const restore = useRestore()
  const { data, error } = useQuery({
    queryKey: ['trash'],
    queryFn: () => callStaffApi('GET /trash', { query: { perPage: 100 } }),
  })
  return (
    <>
      <PageTitle title="Trash" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && (
        <EmptyState words="The trash is empty. Everything in it can be restored." />
      )}
      <ul className={layout.list}>
        {data?.data.map((entry) => (
          <li className={layout.cardRow} key={entry.id}>
            <div className={layout.grow}>
              {entry.title || 'Untitled'}
              <p className={layout.muted}>
                {findLabels(entry.kind)?.labels.one}, moved here {formatMoment(entry.updatedAt)}
                {entry.updatedBy && ` by ${entry.updatedBy}`}
              </p>
            </div>
            {entry.can.includes('restore') && (
              <Button
                aria-label={`Restore ${entry.title || 'untitled'}`}
                onClick={() => void restore(entry.title, () => restoreEntry(entry))}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
