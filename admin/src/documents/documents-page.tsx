import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { CardLine } from '../dashboard/dashboard-card.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { documentLine } from './document-line.tsx'

/** The filter by state; without a choice the list shows drafts. */
const byState = {
  name: 'state',
  label: 'State',
  all: 'Drafts',
  choices: [
    ['review', 'Waiting for review'],
    ['scheduled', 'Scheduled'],
    ['ending', 'Ending within two weeks'],
  ],
} as const

const byKind = {
  name: 'kind',
  label: 'Kind',
  all: 'All kinds',
  choices: [
    ...labeledKinds.map(({ name, labels }) => [name, labels.many] as const),
    ['reference', 'Pages and settings'] as const,
  ],
}

export const DocumentsPage = () => <Documents isTrash={false} />

export const TrashPage = () => <Documents isTrash />

function Documents({ isTrash }: { isTrash: boolean }) {
  const isEditor = useHasRole('editor')
  // Outside of the trash, an author sees only own documents.
  const hasOthers = isTrash || isEditor
  const list = useList('documents', {
    filters: [
      ...(isTrash ? [] : [byState]),
      byKind,
      ...(hasOthers ? [{ name: 'mine', label: 'Mine only', isSwitch: true }] : []),
    ],
    ...(isTrash && { fixed: { state: 'trashed' } }),
  })
  const chosen = byState.choices.find(([value]) => value === list.values['state'])
  const isFiltered = Object.values(list.values).some(Boolean)
  return (
    <ListScreen
      title={isTrash ? 'Trash' : (chosen?.[1] ?? byState.all)}
      list={list}
      noun={['post or page', 'posts and pages']}
      empty={
        isTrash && !isFiltered
          ? 'The trash is empty. Everything in it can be restored.'
          : 'Nothing matches. Choose another filter.'
      }
      renderItem={(document) => {
        const { key, ...line } = documentLine(document)
        return <CardLine key={key} {...line} isFramed />
      }}
    />
  )
}
