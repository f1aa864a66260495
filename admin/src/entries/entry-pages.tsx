import TablePagination from '@mui/material/TablePagination'
import { pageSizes } from './entry-query.ts'
import type { ShownList } from './use-entry-list.ts'

interface EntryPagesProps {
  list: ShownList
  isNarrow: boolean
}

/** Leads through the pages of a list, and says how many entries it has. */
export function EntryPages({ list: { query, total, turnTo }, isNarrow }: EntryPagesProps) {
  if (total === 0) return null
  return (
    <TablePagination
      component="div"
      count={total}
      page={query.page - 1}
      rowsPerPage={query.perPage}
      rowsPerPageOptions={isNarrow ? [] : pageSizes}
      labelRowsPerPage="Entries on a page:"
      onPageChange={(_, page) => turnTo(page + 1)}
      onRowsPerPageChange={({ target }) => turnTo(1, Number(target.value))}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': 'Entries on a page' } },
      }}
    />
  )
}
