import { useQuery } from '@tanstack/react-query'
import { Plus, ChevronLeft, ChevronRight } from 'lucide-react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { notifyFailure } from '../notifications/notify.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ListFilters } from '../lists/list-screen.tsx'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { entryPath } from './kind-pages.ts'
import { OrderButton } from './order-dialog.tsx'
import { savedFilters } from './saved-filter.ts'
import { SavedFilters } from './saved-filters.tsx'
import { useEntryList, type ShownList } from './use-entry-list.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { useState } from 'react'
import { exportFileName } from '../../../school/content/editing/cells.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { saveFile } from '../layout/save-file.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { pageSizes } from './entry-query.ts'
import { Select } from '../ui/select.tsx'
import * as styles from './entry-list.module.css'

/** All entries of one kind, with search, filters, sorting and actions on several at once. */
export function EntryList({ kind }: { kind: AnyKind }) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const list = useEntryList(kind)
  const { data: filters = [], isFetched } = useQuery(savedFilters(kind.name))
  const Entries = isNarrow ? EntryCards : EntryTable
  return (
    <>
      <PageTitle title={kind.labels.many}>
        {kind.isOrderedByHand && <OrderButton kind={kind} />}
        <EntryTransfer kind={kind} />
        <ButtonLink look="primary" to={entryPath(kind, 'create')}>
          <Plus aria-hidden />
          New {kind.labels.one}
        </ButtonLink>
      </PageTitle>
      {/* Waits for the saved filters, which come above the other filters. */}
      {!isFetched && <Spinner />}
      {isFetched && (
        <>
          <SavedFilters kind={kind} list={list} filters={filters} />
          <ListFilters
            filters={list.filters}
            values={list.query.values}
            onChange={list.narrow}
            replacements={list.replacements}
          />
          {list.error && <Alert tone="error">{messageOf(list.error)}</Alert>}
          {list.isEmpty && <EmptyList kind={kind} list={list} />}
          {list.entries.length > 0 && <Entries kind={kind} list={list} />}
          <EntryPages list={list} isNarrow={isNarrow} />
        </>
      )}
    </>
  )
}

function EmptyList({ kind, list }: { kind: AnyKind; list: ShownList }) {
  return list.isFiltered ? (
    <EmptyState words="Nothing matches. Use fewer words, or choose another state.">
      <Button onClick={list.showAll}>Show all</Button>
    </EmptyState>
  ) : (
    <EmptyState words={`There is no ${kind.labels.one} yet.`}>
      <ButtonLink to={entryPath(kind, 'create')}>Write the first one</ButtonLink>
    </EmptyState>
  )
}

/** Exports all entries of a kind, and imports them. */
function EntryTransfer({ kind }: { kind: AnyKind }) {
  const isEditor = useHasRole('editor')
  const [isImporting, setImporting] = useState(false)
  if (!isEditor) return null

  const exportAs = async (format: 'csv' | 'json') => {
    const content = await callStaffApi('GET /entries/:kind/export', {
      params: { kind: kind.name },
      query: { format },
    })
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    const type = format === 'csv' ? 'text/csv' : 'application/json'
    saveFile(text, exportFileName(kind, format), type)
  }
  return (
    <>
      <Menu
        button="Export and import"
        choices={[
          {
            text: 'Export as CSV (for Excel)',
            run: () => void exportAs('csv').catch(notifyFailure),
          },
          { text: 'Export as JSON', run: () => void exportAs('json').catch(notifyFailure) },
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
          choices={pageSizes.map((size) => [String(size), String(size)])}
          onChange={(size) => turnTo(1, Number(size))}
        />
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
