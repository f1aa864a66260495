import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { useAccount } from '../account/account.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { Editor } from './editor.tsx'
import { entryPath } from './kind-pages.ts'
import { readEntry } from '../api/documents.ts'
import { day } from '../../../school/base/fields.ts'
import { eventKind } from '../../../school/kinds/event.ts'

interface Shown {
  /** the id in the address now */
  id: string
  /** the id in the address when the editor was opened */
  openedId: string
  /** counts the editors: each has fields of its own */
  editor: number
  /** id of the entry that this editor has added: the editor stays open at the new address */
  addedId: string | null
}

/** The page that adds an entry (`create` in its address) or changes one (its id). */
export function EntryEditorPage({ kind }: { kind: AnyKind }) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const opened: Shown = { id, openedId: id, editor: 0, addedId: null }
  const [shown, setShown] = useState(opened)
  if (shown.id !== id)
    setShown(id === shown.addedId ? { ...shown, id } : { ...opened, editor: shown.editor + 1 })
  const onAdded = (added: number) => {
    setShown((before) => ({ ...before, addedId: String(added) }))
    void navigate(entryPath(kind, added), { replace: true, state: { isAdded: true } })
  }
  return shown.openedId === 'create' ? (
    <NewEntry key={shown.editor} kind={kind} onAdded={onAdded} />
  ) : (
    <OpenedEntry key={shown.editor} kind={kind} id={shown.openedId} />
  )
}

function NewEntry({ kind, onAdded }: { kind: AnyKind; onAdded: (id: number) => void }) {
  const account = useAccount()
  const [parameters] = useSearchParams()
  // Opens without a connection too, with empty fields.
  if (account.isPending && account.failureCount === 0 && !account.isPaused) return <Spinner />
  return (
    <Editor
      kind={kind}
      entry={null}
      sections={account.data?.sections ?? []}
      start={startFromAddress(kind, parameters)}
      onAdded={onAdded}
    />
  )
}

function OpenedEntry({ kind, id }: { kind: AnyKind; id: string }) {
  const { data: entry, error } = useQuery({
    queryKey: ['editor', kind.name, id],
    queryFn: () => readEntry(kind.name, id),
    // Refetching never replaces the form: conflicts are found when saving.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (error) {
    return (
      <>
        <PageTitle title={`This ${kind.labels.one} cannot be opened`} />
        <Alert tone="error">{messageOf(error)}</Alert>
      </>
    )
  }
  return entry ? <Editor kind={kind} entry={entry} /> : <Spinner />
}

/** The proposed hour of an event that was started from the calendar. */
const firstHour = 'T08:00'

/** Returns the first values of a new entry from its address: the day of an event. */
function startFromAddress(
  { name }: Pick<AnyKind, 'name'>,
  parameters: URLSearchParams,
): Record<string, unknown> {
  const given = day.safeParse(parameters.get('day'))
  if (name !== eventKind.name || !given.success) return {}
  return { startsAt: given.data + firstHour, endsAt: given.data + firstHour }
}
