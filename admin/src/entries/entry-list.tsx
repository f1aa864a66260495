import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EntryCards } from './entry-cards.tsx'
import { EntryPages } from './entry-pages.tsx'
import { EntryTable } from './entry-table.tsx'
import { EntryTransfer } from './entry-transfer.tsx'
import { entryPath } from './kind-pages.ts'
import { OrderButton } from './order-dialog.tsx'
import { readSavedFilters, savedFiltersKey } from './saved-filter.ts'
import { SavedFilters } from './saved-filters.tsx'
import { useEntryList } from './use-entry-list.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'

/** All entries of one kind, with search, filters, sorting and actions on several at once. */
export function EntryList({ kind }: { kind: AnyKind }) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const list = useEntryList(kind)
  const { data: filters = [], isFetched } = useQuery({
    queryKey: savedFiltersKey(kind.name),
    queryFn: () => readSavedFilters(kind.name),
  })
  const title = (
    <PageTitle title={kind.labels.many}>
      {kind.isOrderedByHand && <OrderButton kind={kind} />}
      <EntryTransfer kind={kind} />
      <ButtonLink look="primary" to={entryPath(kind, 'create')} icon={<Plus aria-hidden />}>
        New {kind.labels.one}
      </ButtonLink>
    </PageTitle>
  )
  // The saved filters are above the others.
  if (!isFetched)
    return (
      <>
        {title}
        <Spinner />
      </>
    )
  return (
    <>
      {title}
      <SavedFilters kind={kind} list={list} filters={filters} />
      <ListFilters
        filters={list.filters}
        values={list.query.values}
        onChange={list.narrow}
        replacements={list.replacements}
      />
      {list.error && <Alert tone="error">{messageOf(list.error)}</Alert>}
      {isNarrow ? <EntryCards kind={kind} list={list} /> : <EntryTable kind={kind} list={list} />}
      <EntryPages list={list} isNarrow={isNarrow} />
    </>
  )
}
