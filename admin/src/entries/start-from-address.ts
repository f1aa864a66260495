import { day } from '../../../school/base/fields.ts'
import { eventKind } from '../../../school/kinds/event.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'

/** The hour at which an event begins that was pressed in the calendar, until a person changes it. */
const firstHour = 'T08:00'

/** Returns the fields of a new entry that its address names: the day of an event. */
export function startFromAddress(
  { name }: Pick<AnyKind, 'name'>,
  parameters: URLSearchParams,
): Record<string, unknown> {
  const given = day.safeParse(parameters.get('day'))
  if (name !== eventKind.name || !given.success) return {}
  return { startsAt: given.data + firstHour, endsAt: given.data + firstHour }
}
