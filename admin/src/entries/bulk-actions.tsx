import { lazy, Suspense, useState } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { Button } from '../ui/button.tsx'
import { bulkActions, canChange, type BulkActionName } from './bulk-words.ts'
import type { ShownList } from './use-entry-list.ts'

const BulkDialog = lazy(() =>
  import('./bulk-dialog.tsx').then((part) => ({ default: part.BulkDialog })),
)

/** The actions on all selected entries; each asks before. */
export function BulkActions({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const names = bulkActions.filter((name) => name !== 'change' || canChange(kind))
  return (
    <>
      {names.map((name) => (
        <Button look="inherit" key={name} onClick={() => setAsked(name)}>
          {bulkButtons[name]}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <BulkDialog kind={kind} list={list} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

const bulkButtons: Record<BulkActionName, string> = {
  publish: 'Publish',
  unpublish: 'Take down',
  change: 'Change …',
  trash: 'Move to the trash',
}
