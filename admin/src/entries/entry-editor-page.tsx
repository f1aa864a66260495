import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { entryPath, type EntryPages } from './entry-pages.ts'
import { readEntry } from './entry.ts'

/** The page on which one entry is changed. */
export function EntryEditorPage({ pages }: { pages: EntryPages }) {
  const { id = '' } = useParams()
  const { data: entry, error } = useQuery({
    queryKey: ['editor', pages.kind, id],
    queryFn: () => readEntry(pages.kind, id),
    // Whoever edits is not to be overtaken by a fresh copy: conflicts are found when saving.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (error) {
    return (
      <>
        <PageTitle title={`This ${pages.one} cannot be opened`} />
        <Alert severity="error">{messageOf(error)}</Alert>
      </>
    )
  }
  return entry ? <EntryEditor key={entry.id} pages={pages} entry={entry} /> : null
}

/** The page on which an entry is begun. */
export function NewEntryPage({ pages }: { pages: EntryPages }) {
  const navigate = useNavigate()
  return (
    <EntryEditor
      pages={pages}
      entry={null}
      onAdded={(id) => void navigate(entryPath(pages, id), { replace: true, state: { isAdded: true } })}
    />
  )
}
