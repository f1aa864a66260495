import Box from '@mui/material/Box'
import { useListContext } from 'react-admin'
import type { EntryPages } from './entry-pages.ts'

/** What stands where nothing is listed. */
export function EmptyList({ pages }: { pages: EntryPages }) {
  const filters = useListContext().filterValues as Record<string, unknown>
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <Box sx={{ p: 3 }}>
      {isNarrowed ? 'Nothing matches. Search for less, or choose another state.' : `There is no ${pages.one} yet.`}
    </Box>
  )
}
