import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RevisionsDrawer } from '../history/revisions-drawer.tsx'
import { Button } from '../ui/button.tsx'
import { Menu, type MenuChoice } from '../ui/menu.tsx'
import { formShapeOf } from './kind-form.ts'
import { entryPath } from './kind-pages.ts'
import {
  idOf,
  publishDocument,
  restoreDocument,
  takeDown,
  trashDocument,
  type AnyDocument,
} from '../api/documents.ts'
import type { AnyEditing } from './use-editing.ts'

interface MoreActionsProps {
  editing: AnyEditing
  entry: AnyDocument
}

/** The less frequent actions on an entry or reference content. */
export function MoreActions({ editing, entry }: MoreActionsProps) {
  const { kind } = editing
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const entryItems = useEntryItems(editing, entry)
  const discard: Item = {
    action: 'discard',
    text: 'Discard the change',
    isDangerous: true,
    run: () => void editing.discard(),
  }
  const choices: MenuChoice[] = [...entryItems, discard].filter(({ action }) =>
    entry.can.includes(action),
  )
  if (entry.state === 'published' && entry.address)
    choices.push({ text: 'See it on the site', href: entry.address })
  return (
    <>
      <Button onClick={() => setHistoryOpen(true)}>History</Button>
      <Menu button="More" choices={choices} />
      {isHistoryOpen && (
        <RevisionsDrawer
          revised={idOf(entry)}
          shape={formShapeOf(kind)}
          current={entry}
          mayRevert={entry.can.includes('revert')}
          onRevert={async (revision) => {
            await editing.revert(revision)
            setHistoryOpen(false)
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}

type Item = MenuChoice & { action: AnyDocument['can'][number] }

/** Lists the actions that entries and pages have. */
function useEntryItems(
  { kind, act, undo, copy: makeCopy }: AnyEditing,
  entry: AnyDocument,
): Item[] {
  const navigate = useNavigate()
  const params = idOf(entry)
  const copy = async () => {
    const made = await makeCopy()
    if (made && kind.name !== 'reference') void navigate(entryPath(kind, made.id))
  }
  const restore = () => undo(() => restoreDocument(params))
  const trashed = {
    text:
      entry.state === 'published'
        ? 'In the trash. Visitors no longer see it.'
        : 'In the trash. It can be restored.',
    onUndo: restore,
  }
  const { publishAt, expiresAt, workingRevision } = entry
  const takenDown = 'Taken down. Visitors no longer see it.'
  // A change that waits would be published with the rest: only its editor can do that.
  const takenDownWithUndo = {
    text: takenDown,
    onUndo: () => undo(() => publishDocument(params, { publishAt, expiresAt })),
  }
  return [
    { action: 'copy', text: 'Make a copy', run: () => void copy() },
    {
      action: 'unpublish',
      text: 'Take down from the site',
      isDangerous: true,
      run: () =>
        void act(() => takeDown(params), workingRevision === null ? takenDownWithUndo : takenDown),
    },
    {
      action: 'trash',
      text: 'Move to the trash',
      isDangerous: true,
      run: () => void act(() => trashDocument(params), trashed),
    },
    { action: 'restore', text: 'Restore from the trash', run: restore },
  ]
}
