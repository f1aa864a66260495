import type { AnyKind } from '../../../school/kinds/index.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
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
      <ButtonLink to={entryPath(kind, 'create')}>Write the first one</ButtonLink>
    </EmptyState>
  )
}
