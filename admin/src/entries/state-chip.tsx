import { Chip } from '../ui/chip.tsx'
import type { Entry } from '../api/documents.ts'
import { entryStates } from './entry-states.ts'

/** An entry's state as a small label. */
export function StateChip({ state }: { state: Entry['state'] }) {
  const { label, tone } = entryStates[state]
  return <Chip tone={tone}>{label}</Chip>
}
