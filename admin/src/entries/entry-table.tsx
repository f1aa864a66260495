import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { formatMoment } from '../layout/times.ts'
import { EmptyList } from './empty-list.tsx'
import { categoryName, changedBy, entryColumns } from './entry-columns.ts'
import { entryPath, listedTitle } from './kind-pages.ts'
import type { Entry } from './entry.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** The list on a desktop: one entry per row, selectable and sortable. */
export function EntryTable({ kind }: { kind: AnyKind }) {
  const {
    data = [],
    isPending,
    sort,
    setSort,
    selectedIds,
    onSelect,
    onToggleItem,
  } = useListContext<Entry>()
  if (isPending) return null
  if (data.length === 0) return <EmptyList kind={kind} />
  const ids = data.map(({ id }) => id)
  const isAll = ids.every((id) => selectedIds.includes(id))
  return (
    <>
      <SelectionBar kind={kind.name} />
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isAll}
                  onChange={() => onSelect(isAll ? [] : ids)}
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                />
              </TableCell>
              {entryColumns.map(({ name, sort: field }) => (
                <TableCell
                  key={name}
                  sortDirection={sort.field === field && (sort.order === 'ASC' ? 'asc' : 'desc')}
                >
                  {field ? (
                    <TableSortLabel
                      component="button"
                      active={sort.field === field}
                      direction={sort.order === 'ASC' ? 'asc' : 'desc'}
                      onClick={() =>
                        setSort({
                          field,
                          order: sort.field === field && sort.order === 'DESC' ? 'ASC' : 'DESC',
                        })
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
            {data.map((entry) => (
              <TableRow key={entry.id} hover selected={selectedIds.includes(entry.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selectedIds.includes(entry.id)}
                    onChange={() => onToggleItem(entry.id)}
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
