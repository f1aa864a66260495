import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaffApi } from '../api/call-staff-api.ts'
import { RevisionsDrawer } from '../history/revisions-drawer.tsx'
import { Button } from '../ui/button.tsx'
import { Menu, type MenuChoice } from '../ui/menu.tsx'
import { formShapeOf } from './kind-form.ts'
import { entryPath } from './kind-pages.ts'
import { publishDocument, restoreEntry, type Entry } from '../api/documents.ts'
import type { EntryEditing } from './use-editing.ts'

/** The less frequent actions on an entry. */
export function MoreActions({ editing, entry }: { editing: EntryEditing; entry: Entry }) {
  const { kind, act, undo } = editing
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const navigate = useNavigate()

  const copy = async () => {
    const made = await editing.copy()
    if (made) void navigate(entryPath(kind, made.id))
  }
  const restore = () => undo(restoreEntry)
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
    onUndo: () => undo((params) => publishDocument(params, { publishAt, expiresAt })),
  }
  const items: (MenuChoice & { action: Entry['can'][number] })[] = [
    { action: 'copy', text: 'Make a copy', run: () => void copy() },
    {
      action: 'unpublish',
      text: 'Take down from the site',
      isDangerous: true,
      run: () =>
        void act(
          (params) => callStaffApi('POST /entries/:kind/:id/unpublish', { params }),
          workingRevision === null ? takenDownWithUndo : takenDown,
        ),
    },
    {
      action: 'discard',
      text: 'Discard the change',
      isDangerous: true,
      run: () => void editing.discard(),
    },
    {
      action: 'trash',
      text: 'Move to the trash',
      isDangerous: true,
      run: () =>
        void act((params) => callStaffApi('POST /entries/:kind/:id/trash', { params }), trashed),
    },
    { action: 'restore', text: 'Restore from the trash', run: restore },
  ]
  const choices: MenuChoice[] = items.filter(({ action }) => entry.can.includes(action))
  if (entry.state === 'published' && entry.address)
    choices.push({ text: 'See it on the site', href: entry.address })
  return (
    <>
      <Button onClick={() => setHistoryOpen(true)}>History</Button>
      <Menu button="More" choices={choices} />
      {isHistoryOpen && (
        <RevisionsDrawer
          revised={{ kind: kind.name, id: entry.id }}
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
