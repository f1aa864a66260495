import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { entryPath } from './kind-pages.ts'
import type { ShownList } from './use-entry-list.ts'

/** Shown when a list is empty. */
export function EmptyList({ kind, list }: { kind: AnyKind; list: ShownList }) {
  if (list.isFiltered) {
    return (
      <EmptyState words="Nothing matches. Use fewer words, or choose another state.">
        <Button onClick={list.showAll}>Show all</Button>
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
