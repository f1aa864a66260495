import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageSizes } from './entry-query.ts'
import type { ShownList } from './use-entry-list.ts'
import { IconButton } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import * as styles from './entry-pages.module.css'

interface EntryPagesProps {
  list: ShownList
  isNarrow: boolean
}

/** Leads through the pages of a list, and says how many entries it has. */
export function EntryPages({ list: { query, total, turnTo }, isNarrow }: EntryPagesProps) {
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
