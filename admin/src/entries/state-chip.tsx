import { Chip } from '../ui/chip.tsx'
import type { Entry } from '../api/documents.ts'

/** The state of an entry or of reference content. */
export function StateChip({ state }: { state: Entry['state'] }) {
  const { label, tone } = entryStates[state]
  return <Chip tone={tone}>{label}</Chip>
}

/** The words and the color of each state. */
export const entryStates = {
  draft: { label: 'Draft', tone: 'neutral' },
  review: { label: 'Waiting for review', tone: 'warning' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'success' },
  expired: { label: 'Expired', tone: 'neutral' },
  unpublished: { label: 'Taken down', tone: 'neutral' },
  trashed: { label: 'In the trash', tone: 'error' },
} as const satisfies Record<Entry['state'], { label: string; tone: string }>

/** The choices of the filter by state. */
export const stateChoices = (
  ['draft', 'review', 'scheduled', 'published', 'expired', 'unpublished'] as const
).map((state) => [state, entryStates[state].label] as const)
