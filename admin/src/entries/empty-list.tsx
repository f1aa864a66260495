import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { Link } from 'react-router'
import { NothingHere } from '../layout/nothing-here.tsx'
import { entryPath, type EntryPages } from './entry-pages.ts'

/** Shown when a list is empty. */
export function EmptyList({ pages }: { pages: EntryPages }) {
  const list = useListContext()
  if (Object.keys(list.filterValues as object).length > 0) {
    return (
      <NothingHere words="Nothing matches. Search for less, or choose another state.">
        <Button onClick={() => list.setFilters({})}>Show all</Button>
      </NothingHere>
    )
  }
  return (
    <NothingHere words={`There is no ${pages.one} yet.`}>
      <Button component={Link} to={entryPath(pages, 'create')}>
        Write the first one
      </Button>
    </NothingHere>
  )
}
