import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface DashboardCardProps {
  title: string
  /** total number of items; left out where nothing is counted */
  count?: number
  /** shown when there are no items */
  empty?: string
  /** link to the whole list */
  more?: ReactNode
  children?: ReactNode
}

/** One section of the dashboard. */
export function DashboardCard({ title, count, empty, more, children }: DashboardCardProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" id={id} gutterBottom>
        {title}
        {count !== undefined && count > 0 && ` (${count})`}
      </Typography>
      {count === 0 ? <Typography>{empty}</Typography> : children}
      {more && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {more}
        </Typography>
      )}
    </Paper>
  )
}

/** The list in a card. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {children}
  </Stack>
)
