import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RevisionsDrawer } from '../history/revisions-drawer.tsx'
import { Button } from '../ui/button.tsx'
import { Menu, type MenuChoice } from '../ui/menu.tsx'
import { formShapeOf } from './kind-form.ts'
import { entryPath } from './kind-pages.ts'
import type { AnyDocument } from '../api/documents.ts'
import type { Editing } from './use-editing.ts'

interface MoreActionsProps {
  editing: Editing
  entry: AnyDocument
}

/** The less frequent actions on an entry or reference content. */
export function MoreActions({ editing, entry }: MoreActionsProps) {
  const { kind, act, undo } = editing
  const { state, address, publishAt, expiresAt, workingRevision, can } = entry
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const navigate = useNavigate()
  const copy = async () => {
    const made = await editing.copy()
    if (made && made.kind !== 'reference') void navigate(entryPath({ name: made.kind }, made.id))
  }
  const restore = () => undo({ action: 'restore' })
  const trashed = {
    text:
      state === 'published'
        ? 'In the trash. Visitors no longer see it.'
        : 'In the trash. It can be restored.',
    onUndo: restore,
  }
  const publishAgain = () => undo({ action: 'publish', publishAt, expiresAt })
  const takenDown = {
    text: 'Taken down. Visitors no longer see it.',
    // Publishing again would also publish a waiting change: only its editor may do that.
    onUndo: workingRevision === null ? publishAgain : null,
  }
  const actions: (MenuChoice & { action: (typeof can)[number] })[] = [
    { action: 'copy', text: 'Make a copy', run: () => void copy() },
    {
      action: 'unpublish',
      text: 'Take down from the site',
      isDangerous: true,
      run: () => void act({ action: 'unpublish' }, takenDown),
    },
    {
      action: 'trash',
      text: 'Move to the trash',
      isDangerous: true,
      run: () => void act({ action: 'trash' }, trashed),
    },
    { action: 'restore', text: 'Restore from the trash', run: restore },
    {
      action: 'discard',
      text: 'Discard the change',
      isDangerous: true,
      run: () => void editing.discard(),
    },
  ]
  const choices: MenuChoice[] = actions.filter(({ action }) => can.includes(action))
  if (state === 'published' && address) choices.push({ text: 'See it on the site', href: address })
  return (
    <>
      <Button onClick={() => setHistoryOpen(true)}>History</Button>
      <Menu button="More" choices={choices} />
      {isHistoryOpen && (
        <RevisionsDrawer
          shape={formShapeOf(kind)}
          current={entry}
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
