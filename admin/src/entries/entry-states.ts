import type { Entry } from './entry.ts'

/** The states of an entry, in plain words. */
export const entryStates = {
  draft: { label: 'Draft', color: 'default' },
  review: { label: 'Waiting for review', color: 'warning' },
  scheduled: { label: 'Scheduled', color: 'info' },
  published: { label: 'Published', color: 'success' },
  expired: { label: 'Expired', color: 'default' },
  unpublished: { label: 'Taken down', color: 'default' },
  trashed: { label: 'In the trash', color: 'error' },
} as const satisfies Record<Entry['state'], { label: string; color: string }>

/** The states to filter by. */
export const stateChoices = (
  ['draft', 'review', 'scheduled', 'published', 'expired', 'unpublished'] as const
).map((id) => ({ id, name: entryStates[id].label }))
