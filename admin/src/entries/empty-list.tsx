import Box from '@mui/material/Box'
import { useListContext } from 'react-admin'
import type { EntryPages } from './entry-pages.ts'

/** What stands where nothing is listed. */
export function EmptyList({ pages }: { pages: EntryPages }) {
  const { filterValues } = useListContext()
  const isNarrowed = Object.keys(filterValues as object).length > 0
  return (
    <Box sx={{ p: 3 }}>
      {isNarrowed ? 'Nothing matches. Search for less, or choose another state.' : `There is no ${pages.one} yet.`}
    </Box>
  )
}
