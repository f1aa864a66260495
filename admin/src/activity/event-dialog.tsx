import { useQuery } from '@tanstack/react-query'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { diffWords } from '../history/word-diff.ts'
import { DiffText } from '../history/field-diff.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { readEvent } from './audit-events.ts'
import { sayLogged, wordsOf } from './say-logged.ts'

/** One audit event, with its subject before and after. */
export function EventDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: event } = useQuery({ queryKey: ['event', id], queryFn: () => readEvent(id) })
  const names = event ? [...new Set([...keysOf(event.before), ...keysOf(event.after)])] : []
  return (
    <Dialog
      title={event?.title || 'Details'}
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {event && (
        <>
          <p>
            {event.staffName}, {formatMoment(event.at)}
          </p>
          {names.length === 0 && <p>No more details were recorded.</p>}
          {names.map((name) => (
            <div key={name}>
              <h3>{wordsOf(name)}</h3>
              <DiffText
                pieces={diffWords(sayPart(event.before, name), sayPart(event.after, name))}
              />
            </div>
          ))}
        </>
      )}
    </Dialog>
  )
}

const keysOf = (value: unknown) => (isGroup(value) ? Object.keys(value) : [])

const sayPart = (whole: unknown, name: string) =>
  sayLogged(name, isGroup(whole) ? whole[name] : undefined)
