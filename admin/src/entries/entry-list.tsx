import { useQuery } from '@tanstack/react-query'
import { Plus, ChevronLeft, ChevronRight } from 'lucide-react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { entryPath } from './kind-pages.ts'
import { OrderButton } from './order-dialog.tsx'
import { readSavedFilters, savedFiltersKey } from './saved-filter.ts'
import { SavedFilters } from './saved-filters.tsx'
import { useEntryList, type ShownList } from './use-entry-list.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { useState } from 'react'
import { exportFileName } from '../../../school/content/editing/cells.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { saveFile } from '../layout/save-file.ts'
import { notify } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { pageSizes } from './entry-query.ts'
import { Select } from '../ui/select.tsx'
import * as styles from './entry-pages.module.css'

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
      <ButtonLink look="primary" to={entryPath(kind, 'create')}>
        <Plus aria-hidden />
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

/** Exports all entries of a kind, and imports them. */
function EntryTransfer({ kind }: { kind: AnyKind }) {
  const { user } = useSession()
  const [isImporting, setImporting] = useState(false)
  if (!user || !hasRole(user, 'editor')) return null

  const exportAs = async (format: 'csv' | 'json') => {
    try {
      const content = await callStaffApi('GET /entries/:kind/export', {
        params: { kind: kind.name },
        query: { format },
      })
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
      saveFile(
        text,
        exportFileName(kind, format),
        format === 'csv' ? 'text/csv' : 'application/json',
      )
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Menu
        button="Export and import"
        choices={[
          { text: 'Export as CSV (for Excel)', run: () => void exportAs('csv') },
          { text: 'Export as JSON', run: () => void exportAs('json') },
          { text: 'Import …', run: () => setImporting(true) },
        ]}
      />
      {isImporting && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  )
}

interface EntryPagesProps {
  list: ShownList
  isNarrow: boolean
}

/** Leads through the pages of a list, and says how many entries it has. */
function EntryPages({ list: { query, total, turnTo }, isNarrow }: EntryPagesProps) {
  if (total === 0) return null
  const { page, perPage } = query
  const last = Math.min(page * perPage, total)
  return (
    <div className={styles.root}>
      {!isNarrow && (
        <Select
          label="Entries on a page"
          value={String(perPage)}
          onChange={(size) => turnTo(1, Number(size))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      )}
      <span>
        {(page - 1) * perPage + 1}–{last} of {total}
      </span>
      <IconButton
        label="Go to previous page"
        disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        label="Go to next page"
        disabled={last === total}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
