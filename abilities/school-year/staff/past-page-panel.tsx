import { useQuery } from '@tanstack/react-query'
import { describe, namesOnTheWay } from '../../../school/base/field-names.ts'
import { textsIn } from '../../../school/content/search/texts-in.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { readRevision } from '../../../admin/src/history/revisions.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import { SidePanel } from '../../../admin/src/ui/dialog.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PastPage } from './school-year.ts'

interface PastPagePanelProps {
  page: PastPage
  year: string
  onClose: () => void
}

/** Everything that a page said at the end of a school year, field by field. */
export function PastPagePanel({
  page: { key, label, revision },
  year,
  onClose,
}: PastPagePanelProps) {
  const { data, error } = useQuery({
    queryKey: ['revision', key, revision],
    queryFn: async () =>
      listTexts(key, await readRevision({ kind: 'reference', id: key }, revision)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SidePanel
      title={`${label} in ${year}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {!data && !error && 'One moment …'}
      {data?.length === 0 && <p>Nothing was entered.</p>}
      {/* Without a field in it, only this makes the panel scroll with the keyboard. */}
      <div role="group" aria-label={label} tabIndex={0}>
        <dl className={layout.tightStack}>
          {data?.map(({ id, name, text }) => (
            <div key={id}>
              <dt className={layout.muted}>{name}</dt>
              <dd className={layout.typed}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SidePanel>
  )
}

/** Lists the texts of a page with the names of their fields; empty ones say nothing. */
function listTexts(key: string, data: unknown) {
  const kind = findReferenceKind(key)
  if (!kind) return []
  const described = describe(kind.schema)
  return [...textsIn(data)]
    .map(({ path, text }, index) => ({
      // A text and its Filipino have the same path.
      id: `${index} ${path}`,
      name: namesOnTheWay(described, data, path).join(' › '),
      text,
    }))
    .filter(({ text }) => text !== '')
}
