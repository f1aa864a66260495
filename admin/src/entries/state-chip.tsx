import Chip from '@mui/material/Chip'
import { entryStates, isState } from './entry-states.ts'

/** An entry's state as a small label. */
export function StateChip({ state }: { state: string }) {
  const { label, color } = isState(state)
    ? entryStates[state]
    : { label: state, color: 'default' as const }
  return (
    <Chip
      size="small"
      label={label}
      color={color}
      variant={color === 'default' ? 'outlined' : 'filled'}
    />
  )
}
