import { useState } from 'react'
import { Link } from 'react-router'
import { formatTime } from '../../../school/base/formats.ts'
import { dayOf, timeOf } from '../../../school/kinds/occurrences.ts'
import type { CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import { entryStates } from '../entries/entry-states.ts'
import { titleOf } from '../documents/document-line.tsx'
import { Button } from '../ui/button.tsx'
import { calendarSigns, itemPath, kindInWords } from './calendar-items.ts'
import * as styles from './day-items.module.css'

/** Maximum number of items a day shows at once, and one more where only one is left. */
const shownAtOnce = 4

export function DayItems({ day, items }: { day: string; items: readonly CalendarItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const isShort = !isOpen && items.length > shownAtOnce + 1
  const shown = isShort ? items.slice(0, shownAtOnce) : items
  return (
    <>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={`${item.kind} ${item.subject} ${item.subjectId} ${item.startsAt} ${item.title}`}>
            <ItemLink item={item} day={day} />
          </li>
        ))}
      </ul>
      {isShort && <Button onClick={() => setOpen(true)}>{items.length - shownAtOnce} more</Button>}
    </>
  )
}

function ItemLink({ item, day }: { item: CalendarItem; day: string }) {
  const { Icon } = calendarSigns[item.kind]
  const facts = [kindInWords(item), timeInWords(item, day), stateInWords(item)].filter(Boolean)
  return (
    <Link to={itemPath(item)} className={styles.item} data-kind={item.kind}>
      <Icon aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(item)}</span>{' '}
        <span className={styles.facts}>{facts.join(', ')}</span>
      </span>
    </Link>
  )
}

/** The hour at which something begins on a day, or the place of the day among several. */
function timeInWords({ startsAt, endsAt, allDay }: CalendarItem, day: string): string {
  if (dayOf(startsAt) < day) return dayOf(endsAt) === day ? 'last day' : 'goes on'
  return allDay ? '' : formatTime(timeOf(startsAt), 'en')
}

/** The state of what visitors do not see. */
const stateInWords = ({ state }: CalendarItem) =>
  state === null || state === 'published' ? '' : entryStates[state].label.toLowerCase()
