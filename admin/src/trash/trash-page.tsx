import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import type { AnswerOf } from '../../../product/contract.ts'
import { idOf, restoreDocument } from '../api/documents.ts'
import { useRestore } from '../entries/use-restore.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'

type Trashed = AnswerOf<'GET /trash'>['data'][number]

const labelOf = (document: Trashed) =>
  document.kind === 'reference'
    ? findReferenceKind(document.key)?.label
    : findLabels(document.kind)?.labels.one

/** Lists the trash; entries and pages can be restored. */
export function TrashPage() {
  const restore = useRestore()
  const list = useList('trash')
  return (
    <ListScreen
      title="Trash"
      list={list}
      empty="The trash is empty. Everything in it can be restored."
      renderItem={(entry) => (
        <li className={layout.cardRow} key={entry.id}>
          <div className={layout.grow}>
            {entry.title || 'Untitled'}
            <p className={layout.muted}>
              {labelOf(entry)}, moved here {formatMoment(entry.updatedAt)}
              {entry.updatedBy && ` by ${entry.updatedBy}`}
            </p>
          </div>
          {entry.can.includes('restore') && (
            <Button
              aria-label={`Restore ${entry.title || 'untitled'}`}
              onClick={() => void restore(entry.title, () => restoreDocument(idOf(entry)))}
            >
              Restore
            </Button>
          )}
        </li>
      )}
    />
  )
}
