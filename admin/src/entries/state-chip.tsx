import Chip from '@mui/material/Chip'
import type { Entry } from './entry.ts'
import { entryStates } from './entry-states.ts'

/** An entry's state as a small label. */
export function StateChip({ state }: { state: Entry['state'] }) {
  const { label, color } = entryStates[state]
  return (
    <Chip
      size="small"
      label={label}
      color={color}
      variant={color === 'default' ? 'outlined' : 'filled'}
    />
  )
}
