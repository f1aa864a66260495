import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { Link as RouterLink } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { formatMoment } from '../layout/times.ts'
import { EmptyList } from './empty-list.tsx'
import { categoryName, changedBy, entryColumns } from './entry-columns.ts'
import { entryPath, listedTitle } from './kind-pages.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ShownList } from './use-entry-list.ts'

/** The list on a desktop: one entry per row, selectable and sortable. */
export function EntryTable({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, query, selectedIds, select, toggle } = list
  if (list.isPending) return null
  if (entries.length === 0) return <EmptyList kind={kind} list={list} />
  const ids = entries.map(({ id }) => id)
  const isAll = ids.every((id) => selectedIds.includes(id))
  return (
    <>
      <SelectionBar kind={kind.name} list={list} />
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isAll}
                  onChange={() => select(isAll ? [] : ids)}
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                />
              </TableCell>
              {entryColumns.map(({ name, sort: field }) => (
                <TableCell
                  key={name}
                  sortDirection={query.sort === field && (query.order === 'ASC' ? 'asc' : 'desc')}
                >
                  {field ? (
                    <TableSortLabel
                      component="button"
                      active={query.sort === field}
                      direction={query.order === 'ASC' ? 'asc' : 'desc'}
                      onClick={() =>
                        list.sortBy(
                          field,
                          query.sort === field && query.order === 'DESC' ? 'ASC' : 'DESC',
                        )
                      }
                      sx={{ minHeight: 28, font: 'inherit', fontWeight: 600 }}
                    >
                      {name}
                    </TableSortLabel>
                  ) : (
                    <b>{name}</b>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={entry.id} hover selected={selectedIds.includes(entry.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selectedIds.includes(entry.id)}
                    onChange={() => toggle(entry.id)}
                    slotProps={{ input: { 'aria-label': `Select ${listedTitle(kind, entry)}` } }}
                  />
                </TableCell>
                <TableCell sx={{ minWidth: 220 }}>
                  <Link
                    component={RouterLink}
                    to={entryPath(kind, entry.id)}
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {listedTitle(kind, entry)}
                  </Link>
                  <WaitingNote of={entry} />
                </TableCell>
                <TableCell>
                  <StateChip state={entry.state} />
                </TableCell>
                <TableCell>{categoryName(entry.category ?? '')}</TableCell>
                <TableCell>{formatMoment(entry.publishAt)}</TableCell>
                <TableCell>{changedBy(entry)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
