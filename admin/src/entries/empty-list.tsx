import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { entryPath } from './kind-pages.ts'

/** Shown when a list is empty. */
export function EmptyList({ kind }: { kind: AnyKind }) {
  const list = useListContext()
  if (Object.keys(list.filterValues as object).length > 0) {
    return (
      <EmptyState words="Nothing matches. Use fewer words, or choose another state.">
        <Button onClick={() => list.setFilters({})}>Show all</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState words={`There is no ${kind.labels.one} yet.`}>
      <Button component={Link} to={entryPath(kind, 'create')}>
        Write the first one
      </Button>
    </EmptyState>
  )
}
