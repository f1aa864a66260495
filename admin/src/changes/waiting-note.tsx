import Typography from '@mui/material/Typography'
import { sayWaiting, type Waiting } from './waiting-words.ts'

/** Marks something published that has a change which visitors do not see yet. */
export function WaitingNote({ of }: { of: Waiting }) {
  const text = sayWaiting(of)
  if (text === null) return null
  return (
    <Typography variant="body2" color="info.main" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
  )
}
