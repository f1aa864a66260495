import { useState } from 'react'
import { Link } from 'react-router'
import { formatTime } from '../../../school/base/formats.ts'
import { dayOf, timeOf } from '../../../school/kinds/occurrences.ts'
import type { CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import { entryStates } from '../entries/state-chip.tsx'
import { titleOf } from '../documents/document-line.tsx'
import { Button } from '../ui/button.tsx'
import { calendarSigns, itemPath, kindInWords } from './calendar-items.ts'
import * as styles from './day-items.module.css'

/** Maximum number of items shown at once. A single further item is shown too: its button is as high. */
const shownAtOnce = 4

/** The items of a day, the further ones behind a button. @param day `YYYY-MM-DD` */
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

/** Says when an item starts on a day, or that it goes on or ends on that day. */
function timeInWords({ startsAt, endsAt, allDay }: CalendarItem, day: string): string {
  if (dayOf(startsAt) < day) return dayOf(endsAt) === day ? 'last day' : 'goes on'
  return allDay ? '' : formatTime(timeOf(startsAt), 'en')
}

/** Names the state of an item that visitors do not see; '' for others. */
const stateInWords = ({ state }: CalendarItem) =>
  state === null || state === 'published' ? '' : entryStates[state].label.toLowerCase()
