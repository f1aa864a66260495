import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { departmentKey } from '../../../school/kinds/departments.ts'
import { sustainabilityOfficeKey } from '../../../school/kinds/sustainability.ts'
import { findReferenceKind, pageKindsBelow } from '../../../school/kinds/reference-kinds.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { Editor } from '../entries/editor.tsx'
import { readReference, referenceList } from '../api/documents.ts'
import { referencePath } from './reference-paths.ts'

/** Present keys of lists by their former keys, which are in bookmarks and mails. */
const formerKeys: Partial<Record<string, string>> = {
  departments: 'category/exploreOurSchool',
  tracks: departmentKey('shs'),
  'college-departments': departmentKey('college'),
  sustainability: sustainabilityOfficeKey,
}

/** The page that edits one piece of reference content. */
export function ReferenceEditorPage({ fixedKey }: { fixedKey?: string }) {
  const { key: named = '' } = useParams()
  const key = fixedKey ?? named
  const kind = findReferenceKind(key)
  const { data: opened, error } = useQuery({
    queryKey: ['editor', 'reference', key],
    queryFn: () => readReference(key),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Waits for the list of pages, so that nothing moves when the links to them come.
  const hasPages = kind?.pageKind != null || pageKindsBelow(key).length > 0
  const { isPending } = useQuery({ ...referenceList, enabled: hasPages })
  const presentKey = formerKeys[key]
  if (presentKey !== undefined) return <Navigate to={referencePath(presentKey)} replace />
  if (error || !kind) {
    return (
      <>
        <PageTitle title="This page cannot be opened" />
        <Alert tone="error">
          {kind ? messageOf(error) : 'There is no such page. Choose one from the menu.'}
        </Alert>
      </>
    )
  }
  return opened && !(hasPages && isPending) ? (
    <Editor key={key} kind={kind} entry={opened} />
  ) : (
    <Spinner />
  )
}
